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
  onConfirm: () => void
  onCancel: () => void
  /** Required, so that nobody forgets them: is it being done, and what went wrong. */
  pending: boolean
  error: ReactNode
  /** It cannot be undone: the button is red, that is said, and the focus begins on Cancel. */
  final?: boolean
}

/** Asks before something is done that is hard to take back (3.3.4). While it is done nothing closes it. */
export function ConfirmDialog(props: Props) {
  const { opened, title, children, confirmLabel, onConfirm, onCancel, pending, error, final = false } = props
  const { t } = useText('kit')
  const cancel = (
    <Button variant="secondary" disabled={pending} onClick={onCancel} data-autofocus={final || undefined}>
      {t.actions.cancel()}
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
          {final && cancel}
          <Button variant={final ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          {!final && cancel}
        </>
      }
    >
      {children}
      {final && <Text>{t.kit.confirm.cannotUndo()}</Text>}
      {error && <Alert kind="error">{error}</Alert>}
    </Modal>
  )
}
