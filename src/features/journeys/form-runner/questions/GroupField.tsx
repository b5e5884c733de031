import { useEffect, useRef, useState } from 'react'
import { type Control, get, useFieldArray, useFormState } from 'react-hook-form'
import type { FormFieldGroup, FormRow } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/basics.tsx'
import styles from '../forms.module.css'
import { PlainQuestion } from './PlainQuestion.tsx'
import { RowsOffer } from './RowsOffer.tsx'
import { isEmpty, rowsOf, sameAnswer } from '../answers/answers.ts'
import { unpackIssue } from '../answers/issues.ts'
import { LocalText } from './LocalText.tsx'
import { questionId } from './question-id.ts'
import { useRun } from '../run/run-context.ts'
import { useIssueText } from '../answers/use-issue-text.ts'
import { useRowName } from './use-row-name.ts'
import { formFieldGroupMaxRowsMax } from '#generated/zod/portageV1.schemas.zod.ts'

type Props = {
  group: FormFieldGroup
  /** The visible keys by row: `name,dose|name`. */
  shown: string
}

export function GroupField({ group, shown }: Props) {
  const { t } = useText('forms')
  const issueText = useIssueText()
  const rowName = useRowName()
  const { form, answered, prefill } = useRun()
  // The form type covers all answers; at a group's key the value is its rows.
  const control = form.control as unknown as Control<Record<string, FormRow[]>>
  const { fields: rows, append, remove, replace } = useFieldArray({ control, name: group.key })
  const { errors } = useFormState({ control: form.control, name: group.key })
  const most = group.max_rows ?? formFieldGroupMaxRowsMax
  const isFull = rows.length >= most
  const ids = fieldIds(questionId(group.key))
  const texts = t.forms.group
  const add = useRef<HTMLButtonElement>(null)
  /** What to focus after the next render. */
  const next = useRef<string | 'add'>(undefined)

  // A new row's questions render one step after the row.
  useEffect(() => {
    const target = next.current
    const element = target === 'add' ? add.current : target && document.getElementById(target)
    if (!element) return
    next.current = undefined
    element.focus()
  })

  // Errors about the number of rows are at `root`; the server's are at the group itself.
  const found: unknown = get(errors, `${group.key}.root.message`) ?? get(errors, `${group.key}.message`)
  const message = typeof found === 'string' ? found : undefined
  const recheck = () => {
    if (message === undefined) return
    form.clearErrors(group.key)
    void form.trigger(`${group.key}.root`)
  }

  function addRow() {
    const [first] = group.fields
    next.current = first && questionId(`${group.key}.${rows.length}.${first.key}`)
    append({}, { shouldFocus: false })
    answered(group, group.key)
    recheck()
  }

  function removeRow(at: number) {
    next.current = 'add'
    remove(at)
    answered(group, group.key)
    announce(texts.removed({ row: rowName.name(group, at) }))
    recheck()
  }

  // Once a row is answered, the rows of the record would only be there twice.
  const typedRows = () =>
    rowsOf(form.getValues(group.key)).filter((row) => !Object.values(row).every(isEmpty))
  const offered = typedRows().length === 0 ? rowsOf(prefill[group.key]) : []

  function takeRows() {
    const typed = typedRows()
    next.current = 'add'
    replace([...typed, ...newRows(group, typed, offered)].slice(0, most))
    answered(group, group.key)
    announce(t.forms.prefill.usedRows({ count: offered.length }))
    recheck()
  }

  const { text, lang } = rowName.add(group)
  return (
    <FieldGroup
      ids={ids}
      role="group"
      label={<LocalText text={group.label} />}
      description={group.help && <LocalText text={group.help} />}
      required={group.required}
      error={message === undefined ? undefined : issueText(unpackIssue(message))}
    >
      <div className={styles.rows}>
        {[...rows.entries()].map(([at, { id }]) => (
          <GroupRow key={id} group={group} at={at} shown={shown.split('|')[at] ?? ''} onRemove={removeRow} />
        ))}
        {isFull && <Text tone="secondary">{texts.full({ count: most })}</Text>}
        {offered.length > 0 && <RowsOffer group={group} rows={offered} onUse={takeRows} />}
        <div>
          <Button ref={add} id={ids.input} variant="secondary" disabled={isFull} onClick={addRow}>
            <span lang={lang}>{text}</span>
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}

/** Offered rows whose first answer, such as a name, is in no other row. */
function newRows(
  { fields: [first] }: FormFieldGroup,
  typed: readonly FormRow[],
  offered: readonly FormRow[],
) {
  const key = first?.key ?? ''
  return offered.filter((row) => !typed.some((other) => sameAnswer(row[key], other[key])))
}

type GroupRowProps = {
  group: FormFieldGroup
  at: number
  /** The visible keys of this row, comma-separated. */
  shown: string
  onRemove: (at: number) => void
}

/** One row of a group. Removing a row with answers asks for confirmation. */
function GroupRow({ group, at, shown, onRemove }: GroupRowProps) {
  const { t } = useText('forms')
  const { form } = useRun()
  const [asking, setAsking] = useState(false)
  const rowName = useRowName()
  const row = rowName.name(group, at)
  const texts = t.forms.group
  const keys = shown.split(',')
  const ask = () => {
    const answers = Object.values(rowsOf(form.getValues(group.key))[at] ?? {})
    if (answers.every(isEmpty)) onRemove(at)
    else setAsking(true)
  }
  return (
    <fieldset className={styles.row}>
      <legend lang={rowName.kind(group).lang}>{row}</legend>
      <div className={styles.fields}>
        {group.fields
          .filter(({ key }) => keys.includes(key))
          .map((field) => (
            <PlainQuestion key={field.key} field={field} path={`${group.key}.${at}.${field.key}`} />
          ))}
      </div>
      <div>
        <Button variant="quiet" size="sm" onClick={ask}>
          {texts.remove({ row })}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={texts.confirmTitle({ row })}
        confirmLabel={texts.confirm()}
        onConfirm={() => {
          setAsking(false)
          onRemove(at)
        }}
        onCancel={() => setAsking(false)}
        pending={false}
        error={undefined}
        final
      />
    </fieldset>
  )
}
