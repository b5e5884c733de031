import { useCreateHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type {
  HealthStoryLanguage,
  HealthStorySection,
  HealthStoryShareCreate,
  HealthStoryShareCreated,
} from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

type Props = {
  patient: string
  language: HealthStoryLanguage
  /** The sections of the emergency page. */
  sections: readonly HealthStorySection[]
  /** URL of the list of shares. */
  manage: string
  made: HealthStoryShareCreated | undefined
  onMade: (made: HealthStoryShareCreated) => void
}

/** Shares the emergency page, for a QR code on the wallet card (SHARE-01, SHARE-02). */
export function CardCode({ patient, language, sections, manage, made, onMade }: Props) {
  const { t, format } = useText('emergency')
  const words = t.emergency.wallet
  const { mutate, isPending, error } = useCreateHealthStoryShare()
  if (made) {
    return (
      <Alert kind="info" title={words.codeUntil({ date: format.dateTime(made.expires_at) })}>
        <TextLink to={manage}>{words.manage()}</TextLink>
      </Alert>
    )
  }
  const data: HealthStoryShareCreate = {
    patient,
    view: 'emergency',
    sections: [...sections],
    language,
    label: words.label(),
    allow_note: false,
  }
  return (
    <Stack gap="sm">
      <Text>{words.codeHelp()}</Text>
      {error && (
        <Alert kind="error">
          {error instanceof ApiError && error.status === 409 ? words.tooMany() : words.codeFailed()}
        </Alert>
      )}
      <Group>
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => mutate({ data }, { onSuccess: onMade })}
        >
          {words.addCode()}
        </Button>
      </Group>
    </Stack>
  )
}
