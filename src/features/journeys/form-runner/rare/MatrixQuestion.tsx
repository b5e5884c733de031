import { useController } from 'react-hook-form'
import type { FormFieldMatrix } from '#generated/model/index.ts'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { answerOf, rowsOf } from '../answers/answers.ts'
import { unpackIssue } from '../answers/issues.ts'
import { useIssueText } from '../answers/use-issue-text.ts'
import { LocalText } from '../questions/LocalText.tsx'
import { questionId } from '../questions/question-id.ts'
import { useRun } from '../run/run-context.ts'
import styles from './matrix.module.css'

/** Several questions with the same answers: a grid where there is room, else one group of radios after the other. */
export function MatrixQuestion({ field }: { field: FormFieldMatrix }) {
  const issueText = useIssueText()
  const { form, answered, leave } = useRun()
  const { field: input, fieldState } = useController({ control: form.control, name: field.key })
  const { value, onChange, onBlur } = input
  const [given = {}] = rowsOf(value)
  const id = questionId(field.key)
  const isMissing = (key: string) => answerOf(given, key) === undefined
  const issue = fieldState.error?.message
  // The error summary leads to the first question that has no answer.
  const target = field.rows.find(({ key }) => isMissing(key)) ?? field.rows[0]

  return (
    <FieldGroup
      role="group"
      ids={fieldIds(id)}
      label={<LocalText text={field.label} />}
      description={field.help && <LocalText text={field.help} />}
      required={field.required}
      error={issue ? issueText(unpackIssue(issue)) : undefined}
      onLeave={() => {
        onBlur()
        leave(field.key)
      }}
    >
      <div className={styles.frame}>
        {field.rows.map((row) => {
          const label = `${id}-${row.key}-label`
          return (
            <div
              key={row.key}
              role="radiogroup"
              aria-labelledby={label}
              aria-required={field.required || undefined}
              aria-invalid={(issue !== undefined && isMissing(row.key)) || undefined}
              className={styles.row}
            >
              <div id={label} className={styles.question}>
                <LocalText text={row.label} />
              </div>
              <div className={styles.answers}>
                {field.options.map((option, at) => (
                  <label key={option.value} className={styles.answer}>
                    <input
                      id={row === target && at === 0 ? id : `${id}-${row.key}-${option.value}`}
                      type="radio"
                      name={`${id}-${row.key}`}
                      value={option.value}
                      checked={answerOf(given, row.key) === option.value}
                      onChange={() => {
                        onChange([{ ...given, [row.key]: option.value }])
                        answered(field, field.key)
                      }}
                    />
                    <span>
                      <LocalText text={option.label} />
                    </span>
                  </label>
                ))}
              </div>
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
