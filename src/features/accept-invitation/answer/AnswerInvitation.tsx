import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { dropClaim } from '#src/session/guest/guest-claim.ts'
import { dropInviteToken } from '#src/session/sign-in/invite-token.ts'
import { rememberGuestUrl } from '#src/session/sign-in/remembered-url.ts'
import { useCurrentUserQuery } from '#src/session/user/current-user.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { useMayBeGuest } from '../guest/guest-way.ts'
import { ClosedInvitation } from '../invitation/ClosedInvitation.tsx'
import { InvitationFacts } from '../invitation/InvitationFacts.tsx'
import { type Holder, stateOf } from '../invitation/invitation-state.ts'
import styles from '../invitations.module.css'
import { AccountLinks } from '../parts/AccountLinks.tsx'
import { LeaveLink } from '../parts/LeaveLink.tsx'
import { Message } from '../parts/Message.tsx'
import { OtherAccountButton } from '../parts/OtherAccountButton.tsx'
import { useHeadingFocus } from '../parts/use-heading-focus.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { DeclineButton } from './DeclineButton.tsx'
import { placeOf, useAccept } from './use-accept.ts'

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

function Choices({ accept, ...props }: Props & { accept: ReturnType<typeof useAccept> }) {
  const { t } = useText('invitations')
  switch (props.holder) {
    case 'stranger':
      return <StrangerChoices {...props} />
    case 'guest':
      return <GuestChoices {...props} />
    case 'account':
      return (
        <Region title={t.invitations.answer.profilesFailed()}>
          <AcceptForm
            onAccept={accept.accept}
            pending={accept.isUnderWay}
            decline={
              // an invitation for everyone is not declined, only left
              props.review.recipient === null ? (
                <LeaveLink holder="account" variant="quiet" />
              ) : (
                <DeclineButton {...props} disabled={accept.isUnderWay} />
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

/** A guest's visit covers one invitation; a second one would end it, so it needs an account. */
function GuestChoices({ token, review }: { token: string; review: InvitationReview }) {
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

/** Sign-up and sign-in for a signed-out visitor; both return to the invitation. */
function StrangerChoices({ token, review }: { token: string; review: InvitationReview }) {
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

/** Already accepted by this person: continues to its journey. */
function MyInvitation({ review }: { review: InvitationReview }) {
  const { t } = useText('invitations')
  const { mine } = t.invitations
  const { organization, process_definition_name: journey, process_instance } = review
  return (
    <Message
      title={mine.title()}
      lines={[
        journey ? mine.toJourney({ journey }) : mine.toOrganization({ organization: organization.name }),
      ]}
      actions={
        <ButtonLink
          to={placeOf({ organization: organization.id, process_instance })}
          width="phone"
          onClick={dropInviteToken}
        >
          {process_instance ? mine.open() : mine.openOrganization()}
        </ButtonLink>
      }
    />
  )
}

/** The invitation was sent to an email address other than the account's; what to do depends on whose it is. */
function WrongAccount({ review }: { review: InvitationReview }) {
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
