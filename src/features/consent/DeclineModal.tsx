import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

type Props = {
  opened: boolean
  isGuest: boolean
  onClose: () => void
  product: string
  supportEmail: string
  leave: { go: () => void; leaving: boolean }
}

/** Explains the consequences of declining before the person leaves. */
export function DeclineModal({ opened, isGuest, onClose, product, supportEmail, leave }: Props) {
  const { t } = useText('gates')
  const { consent } = t.gates
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={consent.declineTitle()}
      actions={
        <>
          <Button onClick={onClose}>{consent.declineBack()}</Button>
          <Button variant="secondary" pending={leave.leaving} onClick={leave.go}>
            {isGuest ? consent.guestLeave() : consent.declineLeave()}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{consent.declineWhat({ product })}</Text>
        <Text>{isGuest ? consent.guestThen() : consent.declineThen()}</Text>
        <Text>{consent.declineHelp({ email: supportEmail })}</Text>
      </Stack>
    </Modal>
  )
}
