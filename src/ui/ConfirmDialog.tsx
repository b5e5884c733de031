import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { Text } from './Text.tsx'

type Props = {
  opened: boolean
  /** Names the thing: 'Delete Metformin 500 mg?' */
  title: string
  children?: ReactNode
  /** A verb: 'Delete'. */
  confirmLabel: string
  /** What the other button says where 'Cancel' could mean both: 'Keep it'. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** Required, so that nobody forgets them: is it being done, and what went wrong. */
  pending: boolean
  error: ReactNode
  /** It cannot be undone: the button is red, that is said, and the focus begins on Cancel. */
  final?: boolean
  /** As red, but it can be taken back, and what is said about that stands in `children`. */
  undoable?: boolean
}

/** Asks before something is done that is hard to take back (3.3.4). While it is done nothing closes it. */
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
      actions={
        <>
          {isGrave && cancel}
          <Button variant={isGrave ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
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
