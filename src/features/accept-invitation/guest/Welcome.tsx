import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AccountLinks } from '../parts/AccountLinks.tsx'
import { ClosedInvitation } from '../invitation/ClosedInvitation.tsx'
import { useMayBeGuest } from './guest-way.ts'
import { stateOf } from '../invitation/invitation-state.ts'
import { Message } from '../parts/Message.tsx'
import { useHeadingFocus } from '../parts/use-heading-focus.ts'
import { WelcomeGuest } from './WelcomeGuest.tsx'

type Props = { token: string; review: InvitationReview }

/** What a visitor can do with an invitation without an account. */
export function Welcome({ token, review }: Props) {
  const { t } = useText('invitations')
  const mayBeGuest = useMayBeGuest(review)
  const state = stateOf(review)
  useHeadingFocus(`${state} ${mayBeGuest}`)
  switch (state) {
    case 'open':
    case 'wrongAccount': // Requires an account.
      return mayBeGuest ? (
        <WelcomeGuest token={token} review={review} />
      ) : (
        <Message
          title={t.invitations.account.title()}
          lines={[t.invitations.account.body()]}
          actions={<AccountLinks main="create" />}
        />
      )
    case 'mine':
    case 'accepted':
      return <ClosedInvitation state="accepted" review={review} holder="stranger" />
    case 'declined':
    case 'expired':
    case 'revoked':
      return <ClosedInvitation state={state} review={review} holder="stranger" />
  }
}
