import type { InvitationReview, InvitationReviewOrganization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Facts, type Fact } from '#src/ui/data/Facts.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { Holder, InvitationState } from './invitation-state.ts'
import { LeaveLink } from '../parts/LeaveLink.tsx'
import { Message } from '../parts/Message.tsx'
import { OtherAccountButton } from '../parts/OtherAccountButton.tsx'

type Props = {
  state: Extract<InvitationState, 'accepted' | 'declined' | 'expired' | 'revoked'>
  review: InvitationReview
  holder: Holder
}

/** An invitation that can no longer be answered: the reason, and alternatives. */
export function ClosedInvitation({ state, review, holder }: Props) {
  const { t, format } = useText('invitations')
  const { closed } = t.invitations
  const organization = review.organization.name
  const leave = <LeaveLink holder={holder} />
  const contact = <ClinicContact organization={review.organization} />
  switch (state) {
    case 'expired':
      return (
        <Message
          title={closed.expiredTitle()}
          lines={[
            review.expires_at && closed.expiredOn({ date: format.date(review.expires_at) }),
            closed.expiredNext({ organization }),
          ]}
          actions={leave}
          contact={contact}
        />
      )
    case 'revoked':
      return (
        <Message
          title={closed.revokedTitle()}
          lines={[closed.revoked({ organization }), closed.revokedNext()]}
          actions={leave}
          contact={contact}
        />
      )
    case 'declined':
      return (
        <Message
          title={closed.declinedTitle()}
          lines={[closed.declined({ organization }), closed.declinedNext()]}
          actions={leave}
          contact={contact}
        />
      )
    case 'accepted':
      return (
        <Message
          title={closed.acceptedTitle()}
          lines={[
            holder === 'account' && closed.acceptedAccount(),
            holder === 'stranger' && closed.acceptedSignIn(),
            closed.acceptedNext({ organization }),
          ]}
          actions={<AfterAccepted holder={holder} />}
          contact={contact}
        />
      )
  }
}

/** Signing in with the right account leads to the journey, so the invitation is kept for that. */
function AfterAccepted({ holder }: { holder: Holder }) {
  const { t } = useText('invitations')
  switch (holder) {
    case 'stranger':
      return (
        <ButtonLink to={paths.login()} width="phone">
          {t.invitations.stranger.signIn()}
        </ButtonLink>
      )
    case 'guest':
      return <LeaveLink holder={holder} />
    case 'account':
      return (
        <>
          <LeaveLink holder={holder} />
          <OtherAccountButton variant="secondary" />
        </>
      )
  }
}

type ClinicContactProps = { organization: Pick<InvitationReviewOrganization, 'phone' | 'email'> }

/** How to reach the clinic that sent an invitation; what it does not give is left out. */
function ClinicContact({ organization: { phone, email } }: ClinicContactProps) {
  const { t } = useText('invitations')
  const { closed } = t.invitations
  const facts: Fact[] = []
  if (phone) facts.push({ label: closed.phone(), value: <PhoneLink phone={phone} /> })
  if (email)
    facts.push({
      label: closed.email(),
      value: (
        <TextLink href={`mailto:${email}`} newTab={false}>
          {email}
        </TextLink>
      ),
    })
  return facts.length > 0 && <Facts facts={facts} />
}
