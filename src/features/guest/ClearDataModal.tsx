import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { useClearVisit } from './use-clear-visit.ts'

export type ClearDataProps = { opened: boolean; onClose: () => void }

/** Asks for confirmation before a guest's data is cleared from this device (SHELL-33..37). */
export function ClearDataModal({ opened, onClose }: ClearDataProps) {
  const { t } = useText()
  const { clear, pending } = useClearVisit()
  const { userMenu } = t

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={userMenu.clearTitle()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.actions.cancel()}
          </Button>
          <Button variant="danger" pending={pending} onClick={clear}>
            {userMenu.clearConfirm()}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{userMenu.clearBody()}</Text>
        <Text>{userMenu.clearHint()}</Text>
      </Stack>
    </Modal>
  )
}
