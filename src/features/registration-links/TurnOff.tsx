import { useUpdateRegistrationLink } from '#generated/endpoints/registration-links/registration-links.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

export function TurnOff({ id }: { id: string }) {
  const { t } = useText('registration')
  const words = t.registration
  return (
    <ConfirmButton
      label={words.turnOff()}
      look={{ variant: 'quiet' }}
      call={useUpdateRegistrationLink()}
      variables={{ id, data: { enabled: false } }}
      title={words.turnOffTitle()}
      confirmLabel={words.turnOffConfirm()}
      undoable
      done={words.turnedOff()}
      failed={words.turnFailed}
    >
      <Stack gap="sm">
        <Text>{words.turnOffBody()}</Text>
        <Text>{words.turnOffUndo()}</Text>
      </Stack>
    </ConfirmButton>
  )
}
