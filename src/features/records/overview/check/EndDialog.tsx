import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { CheckedKind, DueRecord } from './due-records.ts'

/** A relative's illness cannot be ended. */
export type EndedKind = Exclude<CheckedKind, 'familyHistory'>

type Props = {
  kind: EndedKind
  /** The record to end; undefined while the dialog is closed. */
  record: DueRecord | undefined
  end: (id: string) => Promise<unknown>
  onEnded: (record: DueRecord) => void
  onCancel: () => void
}

/** Asks for confirmation before a record becomes a past one, and names it. */
export function EndDialog({ kind, record, end, onEnded, onCancel }: Props) {
  const { t } = useText('records')
  const [state, setState] = useState<'asked' | 'sending' | 'failed'>('asked')
  const texts = t.records.overview.yearly
  const name = record?.name ?? ''
  async function confirm() {
    if (!record) return
    setState('sending')
    try {
      await end(record.id)
      setState('asked')
      onEnded(record)
    } catch {
      setState('failed')
    }
  }
  return (
    <ConfirmDialog
      opened={record !== undefined}
      title={texts.endTitle[kind]({ name })}
      confirmLabel={texts.endConfirm[kind]()}
      onConfirm={() => void confirm()}
      onCancel={() => {
        setState('asked')
        onCancel()
      }}
      pending={state === 'sending'}
      error={state === 'failed' && texts.saveFailed()}
    >
      <Text>{texts.endBody()}</Text>
    </ConfirmDialog>
  )
}
