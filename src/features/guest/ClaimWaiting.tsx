import { useText } from '#src/i18n/use-text.ts'
import type { GuestClaim } from '#src/session/guest/guest-claim.ts'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { Stack } from '#src/ui/basics.tsx'

/** Progress text while the flow needs no input (GUEST-02). */
export function ClaimWaiting({ state }: Pick<GuestClaim, 'state'>) {
  const { t } = useText('guest')
  const { signUp } = t.guest
  const isClaiming = state === 'claiming' || state === 'redirecting'
  return (
    <Stack gap="lg">
      <PageHeading>{signUp.documentTitle()}</PageHeading>
      <Spinner label={isClaiming ? signUp.claiming() : signUp.preparing()} />
    </Stack>
  )
}
