import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '../messages/Alert.tsx'
import { Button } from '../actions/Button.tsx'
import { Modal } from './Modal.tsx'
import { Text } from '../basics.tsx'

type Props = {
  opened: boolean
  /** Names the object: 'Delete Metformin 500 mg?' */
  title: string
  children?: ReactNode
  /** A verb: 'Delete'. Undefined while there is nothing to confirm. */
  confirmLabel: string | undefined
  /** Label of the other button where 'Cancel' would be ambiguous: 'Keep it'. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** Required, so that no caller forgets the pending and error states. */
  pending: boolean
  error: ReactNode
  /** Cannot be undone: the button is red, the dialog says so, and the focus starts on Cancel. */
  final?: boolean
  /** Wider than a question, for what is shown before it is confirmed. */
  size?: 'lg'
  /** Red as well, but can be undone; `children` says how. */
  undoable?: boolean
}

/** Asks for confirmation before an action that is hard to undo (3.3.4). While pending, it cannot be closed. */
export function ConfirmDialog(props: Props) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    pending,
    error,
    final = false,
  } = props
  const isGrave = final || props.undoable === true
  const { t } = useText('kit')
  const cancel = (
    <Button variant="secondary" disabled={pending} onClick={onCancel} data-autofocus={isGrave || undefined}>
      {cancelLabel ?? t.actions.cancel()}
    </Button>
  )
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      closable={!pending}
      staticBackdrop
      title={title}
      size={props.size}
      actions={
        <>
          {isGrave && cancel}
          {confirmLabel !== undefined && (
            <Button variant={isGrave ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
          {!isGrave && cancel}
        </>
      }
    >
      {children}
      {final && <Text>{t.kit.confirm.cannotUndo()}</Text>}
      {error && <Alert kind="error">{error}</Alert>}
    </Modal>
  )
}
