import { useState } from 'react'
import type { FormFieldGroup } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { isEmpty, rowsOf } from '../answers/answers.ts'
import styles from '../forms.module.css'
import { PlainQuestion } from './PlainQuestion.tsx'
import { useRun } from '../run/run-context.ts'
import { useRowName } from './use-row-name.ts'

type Props = {
  group: FormFieldGroup
  at: number
  /** The visible keys of this row, comma-separated. */
  shown: string
  onRemove: (at: number) => void
}

/** One row of a group. Removing a row with answers asks for confirmation. */
export function GroupRow({ group, at, shown, onRemove }: Props) {
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
