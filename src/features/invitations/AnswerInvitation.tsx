import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { dropInviteToken } from '#src/session/invite-token.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Region } from '#src/ui/Region.tsx'
import { AcceptForm } from './AcceptForm.tsx'
import { ClosedInvitation } from './ClosedInvitation.tsx'
import { DeclineButton } from './DeclineButton.tsx'
import { GuestChoices } from './GuestChoices.tsx'
import { stateOf, type Holder } from './invitation-state.ts'
import { InvitationFacts } from './InvitationFacts.tsx'
import { LeaveLink } from './LeaveLink.tsx'
import { MyInvitation } from './MyInvitation.tsx'
import { StrangerChoices } from './StrangerChoices.tsx'
import { useAccept } from './use-accept.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { WrongAccount } from './WrongAccount.tsx'
import { Message } from './Message.tsx'

type Props = { token: string; review: InvitationReview; holder: Holder }

/** The actions for an invitation, by its state and its holder (INV-01, INV-03). */
export function AnswerInvitation({ token, review, holder }: Props) {
  const accept = useAccept(token)
  const state = accept.isUnderWay ? 'open' : stateOf(review)
  const isEnrolled = state === 'open' && accept.isInSameJourney
  useHeadingFocus(isEnrolled ? 'enrolled' : state)
  if (isEnrolled) return <AlreadyEnrolled organizationId={review.organization.id} onBack={accept.forget} />
  switch (state) {
    case 'open':
      return (
        <>
          <InvitationFacts review={review} />
          <Choices token={token} review={review} holder={holder} accept={accept} />
        </>
      )
    case 'wrongAccount':
      return <WrongAccount review={review} />
    case 'mine':
      return <MyInvitation review={review} />
    case 'accepted':
    case 'declined':
    case 'expired':
    case 'revoked':
      return <ClosedInvitation state={state} review={review} holder={holder} />
  }
}

function Choices({ accept, ...told }: Props & { accept: ReturnType<typeof useAccept> }) {
  const { t } = useText('invitations')
  switch (told.holder) {
    case 'stranger':
      return <StrangerChoices {...told} />
    case 'guest':
      return <GuestChoices {...told} />
    case 'account':
      return (
        <Region title={t.invitations.answer.profilesFailed()}>
          <AcceptForm
            onAccept={accept.accept}
            pending={accept.isUnderWay}
            decline={
              // an invitation for everyone is not declined, only left
              told.review.recipient === null ? (
                <LeaveLink holder="account" variant="quiet" />
              ) : (
                <DeclineButton {...told} disabled={accept.isUnderWay} />
              )
            }
          />
        </Region>
      )
  }
}

/** The profile takes part already, by another way in (ERR-09). */
function AlreadyEnrolled({ organizationId, onBack }: { organizationId: string; onBack: () => void }) {
  const { t } = useText('invitations')
  const { enrolled } = t.invitations
  return (
    <Message
      title={enrolled.title()}
      lines={[enrolled.body(), enrolled.profile()]}
      actions={
        <>
          <ButtonLink to={paths.patient.journeys({ organizationId })} width="phone" onClick={dropInviteToken}>
            {enrolled.journeys()}
          </ButtonLink>
          <Button variant="secondary" width="phone" onClick={onBack}>
            {enrolled.back()}
          </Button>
        </>
      }
    />
  )
}
