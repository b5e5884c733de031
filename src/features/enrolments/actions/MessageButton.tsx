import { lazy } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { DialogButton } from './DialogButton.tsx'
import type { MessageDialogProps } from './MessageDialog.tsx'

const MessageDialog = lazy(() =>
  import('./MessageDialog.tsx').then((module) => ({ default: module.MessageDialog })),
)

type Props = Omit<MessageDialogProps, 'opened' | 'onClose'>

/** Sends an approved message to the selected people. */
export function MessageButton({ onSent, ...props }: Props) {
  const { t } = useText('enrolments')
  return (
    <DialogButton label={t.enrolments.message.button()}>
      {({ opened, onClose }) => (
        <MessageDialog
          {...props}
          opened={opened}
          onClose={onClose}
          onSent={(messaged) => {
            onClose()
            onSent(messaged)
          }}
        />
      )}
    </DialogButton>
  )
}
