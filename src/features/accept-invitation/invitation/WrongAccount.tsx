import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUserQuery } from '#src/session/user/current-user.ts'
import { LeaveLink } from '../parts/LeaveLink.tsx'
import { Message } from '../parts/Message.tsx'
import { OtherAccountButton } from '../parts/OtherAccountButton.tsx'

/** The invitation was sent to an email address other than the account's; what to do depends on whose it is. */
export function WrongAccount({ review }: { review: InvitationReview }) {
  const { t } = useText('invitations')
  const { data: user } = useCurrentUserQuery()
  const { wrong } = t.invitations
  return (
    <Message
      title={wrong.title()}
      lines={[
        review.recipient !== null && wrong.sentTo({ recipient: review.recipient }),
        user?.email && wrong.youAre({ email: user.email }),
        wrong.how(),
      ]}
      actions={
        <>
          <OtherAccountButton />
          <LeaveLink holder="account" variant="secondary" label={wrong.stay()} />
        </>
      }
    />
  )
}
