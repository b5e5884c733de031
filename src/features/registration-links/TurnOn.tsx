import { useUpdateRegistrationLink } from '#generated/endpoints/registration-links/registration-links.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toast-queue.ts'

/** Enables a link again; harmless, so without confirmation. */
export function TurnOn({ id }: { id: string }) {
  const { t } = useText('registration')
  const words = t.registration
  const { mutate, isPending, isError } = useUpdateRegistrationLink()
  const turnOn = () =>
    mutate(
      { id, data: { enabled: true } },
      { onSuccess: () => void toast({ message: words.turnedOn(), variant: 'success' }) },
    )
  return (
    <>
      {isError && <Alert kind="error">{words.turnFailed()}</Alert>}
      <Button variant="secondary" pending={isPending} onClick={turnOn}>
        {words.turnOn()}
      </Button>
    </>
  )
}
