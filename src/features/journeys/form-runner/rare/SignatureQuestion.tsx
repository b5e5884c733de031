import { useController } from 'react-hook-form'
import type { FormFieldSignature } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { rowsOf } from '../answers/answers.ts'
import { unpackIssue } from '../answers/issues.ts'
import { useIssueText } from '../answers/use-issue-text.ts'
import { LocalText } from '../questions/LocalText.tsx'
import { questionId } from '../questions/question-id.ts'
import { useRun } from '../run/run-context.ts'
import styles from './signature.module.css'

/** A statement, signed with a typed name and the day on which it was typed. */
export function SignatureQuestion({ field }: { field: FormFieldSignature }) {
  const { t, format } = useText('forms')
  const issueText = useIssueText()
  const { form, answered, leave } = useRun()
  const { field: input, fieldState } = useController({ control: form.control, name: field.key })
  const { value, onChange, onBlur, ref } = input
  const texts = t.forms.signature
  const [row] = rowsOf(value)
  const name = String(row?.['name'] ?? '')
  const day = row?.['signed_on']
  const id = questionId(field.key)
  const statement = `${id}-statement`

  return (
    <div role="group" aria-labelledby={statement} className={styles.signature}>
      <p id={statement} className={styles.statement}>
        <LocalText text={field.statement} />
      </p>
      <TextField
        id={id}
        name={field.key}
        ref={ref}
        label={<LocalText text={field.label} />}
        description={
          <>
            {texts.hint()} {field.help && <LocalText text={field.help} />}
          </>
        }
        required={field.required}
        autoComplete="name"
        value={name}
        error={fieldState.error?.message ? issueText(unpackIssue(fieldState.error.message)) : undefined}
        onChange={(typed) => {
          onChange(typed === '' ? [] : [{ name: typed, signed_on: localToday() }])
          answered(field, field.key)
        }}
        onBlur={() => {
          onBlur()
          leave(field.key)
        }}
      />
      <p className={styles.day}>
        {day && name.trim() !== '' ? texts.day({ date: format.date(String(day)) }) : texts.noDay()}
      </p>
    </div>
  )
}
