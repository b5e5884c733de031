import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/basics.tsx'
import type { DeleteRecord } from './use-delete-record.ts'

type Props = {
  deleting: DeleteRecord
  /** Extra text about what is deleted and what stays. */
  children?: ReactNode
}

export function DeleteDialog({ deleting, children }: Props) {
  const { t } = useText('records', 'errors')
  const texts = t.records.shared.delete
  const { asked, pending, failed, cancel, confirm } = deleting
  return (
    <ConfirmDialog
      undoable
      opened={asked !== undefined}
      title={texts.title({ name: asked?.name ?? '' })}
      confirmLabel={texts.action()}
      onConfirm={() => void confirm()}
      onCancel={cancel}
      pending={pending}
      error={failed && t.errors.catalogue.deleteFailed()}
    >
      <Text>{children ?? texts.body()}</Text>
    </ConfirmDialog>
  )
}
