import type { OrganizationOffering } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useOffering } from './use-offering.ts'

type Props = { offering: OrganizationOffering; opened: boolean; onClose: () => void }

/** Opens or closes a journey to new people, after explaining the effect. */
export function TurnDialog({ offering, opened, onClose }: Props) {
  const { t } = useText('adminOrganizations')
  const { change, isPending, failure, reset } = useOffering()
  const { name, is_offered: isOn, active_count: count } = offering
  const texts = t.adminOrganizations.journeys
  const words = isOn ? texts.off : texts.on
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      undoable={isOn}
      title={words.title({ name })}
      confirmLabel={words.confirm()}
      pending={isPending}
      error={failure && texts.failure[failure]()}
      onCancel={close}
      onConfirm={() =>
        change(offering, { is_offered: !isOn }, () => {
          toast({ variant: 'success', message: words.done({ name }) })
          onClose()
        })
      }
    >
      <Stack gap="sm">
        <Text>{words.effect()}</Text>
        {isOn && <Text>{texts.off.inside({ count })}</Text>}
        {isOn && <Text>{texts.off.invited()}</Text>}
      </Stack>
    </ConfirmDialog>
  )
}
