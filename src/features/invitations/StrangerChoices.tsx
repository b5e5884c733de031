import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { DeclineButton } from './DeclineButton.tsx'
import { useMayBeGuest } from './guest-way.ts'
import styles from './invitations.module.css'

/** Sign-up and sign-in for a signed-out visitor; both return to the invitation. */
export function StrangerChoices({ token, review }: { token: string; review: InvitationReview }) {
  const { t } = useText('invitations')
  const { stranger } = t.invitations
  const mayBeGuest = useMayBeGuest(review)
  return (
    <Stack gap="lg">
      <Text>{stranger.how()}</Text>
      <Group gap="sm">
        <AccountLinks main="create" />
      </Group>
      <Group gap="sm" className={styles.or}>
        {mayBeGuest && (
          <ButtonLink to={paths.guest.welcome()} variant="quiet" width="phone">
            {stranger.without()}
          </ButtonLink>
        )}
        {review.recipient !== null && <DeclineButton token={token} review={review} holder="stranger" />}
      </Group>
    </Stack>
  )
}
