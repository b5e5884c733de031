import { useCreateRegistrationLink } from '#generated/endpoints/registration-links/registration-links.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Props = {
  organization: string
  journey: string
  /** Called when another person created it in the meantime. */ onThere: () => void
}

const isThere = (error: unknown) => error instanceof ApiError && error.status === 409

export function MakeLink({ organization, journey, onThere }: Props) {
  const { t } = useText('registration')
  const words = t.registration
  const { mutate, isPending, error } = useCreateRegistrationLink()
  const make = () =>
    mutate(
      { data: { organization, process_definition: journey } },
      {
        onSuccess: () => void toast({ message: words.made(), variant: 'success' }),
        onError: (failure) => {
          if (isThere(failure)) onThere()
        },
      },
    )
  return (
    <>
      {error && !isThere(error) && <Alert kind="error">{words.makeFailed()}</Alert>}
      <Group>
        <Button variant="secondary" pending={isPending} onClick={make}>
          {words.make()}
        </Button>
      </Group>
    </>
  )
}
