import { lazy, Suspense, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import type { MessageDialogProps } from './MessageDialog.tsx'

const MessageDialog = lazy(() =>
  import('./MessageDialog.tsx').then((module) => ({ default: module.MessageDialog })),
)

type Props = Omit<MessageDialogProps, 'opened' | 'onClose'>

/** Opens the dialog that sends an approved message to the selected people; its code loads then. */
export function MessageButton({ onSent, ...props }: Props) {
  const { t } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  /** Each opening starts without a choice. */
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          preloadModal()
          setTurn(turn + 1)
          setOpened(true)
        }}
      >
        {t.enrolments.message.button()}
      </Button>
      {turn > 0 && (
        <Suspense>
          <MessageDialog
            key={turn}
            {...props}
            opened={opened}
            onClose={() => setOpened(false)}
            onSent={(messaged) => {
              setOpened(false)
              onSent(messaged)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
