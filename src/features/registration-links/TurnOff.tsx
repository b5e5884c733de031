import { useState } from 'react'
import { useUpdateRegistrationLink } from '#generated/endpoints/registration-links/registration-links.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

export function TurnOff({ id }: { id: string }) {
  const { t } = useText('registration')
  const words = t.registration
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, isError, reset } = useUpdateRegistrationLink()
  const close = () => {
    reset()
    setAsking(false)
  }
  const turnOff = () =>
    mutate(
      { id, data: { enabled: false } },
      {
        onSuccess: () => {
          close()
          toast({ message: words.turnedOff(), variant: 'success' })
        },
      },
    )
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.turnOff()}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.turnOffTitle()}
        confirmLabel={words.turnOffConfirm()}
        onConfirm={turnOff}
        onCancel={close}
        pending={isPending}
        error={isError && words.turnFailed()}
        undoable
      >
        <Stack gap="sm">
          <Text>{words.turnOffBody()}</Text>
          <Text>{words.turnOffUndo()}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
