import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { dropClaim } from '#src/session/guest-claim.ts'
import { rememberGuestUrl } from '#src/session/remembered-url.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DeclineButton } from './DeclineButton.tsx'
import { LeaveLink } from './LeaveLink.tsx'

/** A guest's visit covers one invitation; a second one would end it, so it needs an account. */
export function GuestChoices({ token, review }: { token: string; review: InvitationReview }) {
  const { t } = useText('invitations')
  const { guestChoices } = t.invitations
  // An account can answer it.
  const comeBackHere = () => {
    dropClaim()
    rememberGuestUrl(paths.accept())
  }
  return (
    <Stack gap="lg">
      <Text>{guestChoices.how()}</Text>
      <Group gap="sm">
        <ButtonLink to={paths.guest.signUp()} width="phone" onClick={comeBackHere}>
          {guestChoices.create()}
        </ButtonLink>
        <LeaveLink holder="guest" variant="secondary" label={guestChoices.stay()} />
        {review.recipient !== null && <DeclineButton token={token} review={review} holder="guest" />}
      </Group>
    </Stack>
  )
}
