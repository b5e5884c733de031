import { useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'

type Props = {
  label: string
  title: string
  body: string
  done: string
  failed: string
  action: {
    mutateAsync: () => Promise<unknown>
    isPending: boolean
    isError: boolean
    reset: () => void
  }
}

/** A button that ends the current address, after confirmation (3.3.4). */
export function AddressAction({ label, title, body, done, failed, action }: Props) {
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    action.reset()
    setAsking(false)
  }
  // not a callback of `mutate`: without an address this button is gone by then
  const send = () =>
    action.mutateAsync().then(
      () => {
        close()
        toast({ variant: 'success', message: done })
      },
      () => undefined,
    )
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={title}
        confirmLabel={label}
        onConfirm={() => void send()}
        onCancel={close}
        pending={action.isPending}
        error={action.isError ? failed : undefined}
        final
      >
        <Text>{body}</Text>
      </ConfirmDialog>
    </>
  )
}
