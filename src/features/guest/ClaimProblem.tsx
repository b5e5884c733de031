import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { dropClaim, type GuestClaim } from '#src/session/guest/guest-claim.ts'
import { dropGuestToken } from '#src/session/guest/guest-token.ts'
import { takeGuestUrl } from '#src/session/sign-in/remembered-url.ts'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'

type Props = { claim: Extract<GuestClaim, { state: 'error' }>; onRetry: () => void }

/** What went wrong, that no data is lost, and the available actions (GUEST-03..06, ERR-09, ERR-10, D-06). */
export function ClaimProblem({ claim, onRetry }: Props) {
  const { t } = useText('guest')
  const { signUp } = t.guest
  const isEnrolled = claim.problem === 'inSameJourney'
  return (
    <Stack gap="lg">
      <PageHeading>{signUp.problemTitle()}</PageHeading>
      <Alert kind="error">{signUp.problem()}</Alert>
      {isEnrolled && (
        <Text size="lg" strong>
          {signUp.enrolled()}
        </Text>
      )}
      <Text>{isEnrolled ? signUp.enrolledNext() : signUp.safe()}</Text>
      <Group gap="sm">
        {claim.again && <Button onClick={onRetry}>{t.actions.retry()}</Button>}
        <ExitActions quiet={claim.again !== null} />
      </Group>
    </Stack>
  )
}

/** A guest returns to where they were; a person who now has an account goes home. */
function ExitActions({ quiet }: { quiet: boolean }) {
  const { t } = useText('guest')
  const navigate = useNavigate()
  const isGuest = useSessionState() === 'guest'
  const variant = quiet ? 'secondary' : 'primary'
  if (isGuest) {
    const goBack = () => {
      dropClaim()
      void navigate(takeGuestUrl() ?? paths.home(), { replace: true })
    }
    return (
      <Button variant={variant} onClick={goBack}>
        {t.guest.signUp.goBack()}
      </Button>
    )
  }
  const forget = () => {
    dropClaim()
    dropGuestToken()
  }
  return (
    <ButtonLink to={paths.home()} variant={variant} replace onClick={forget}>
      {t.guest.signUp.goHome()}
    </ButtonLink>
  )
}
