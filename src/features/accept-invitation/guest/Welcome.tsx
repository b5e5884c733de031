import { useState } from 'react'
import { useConsumeInvitationAsGuest } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { dropInviteToken } from '#src/session/sign-in/invite-token.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { useRefusal } from '../answer/use-refusal.ts'
import styles from '../invitations.module.css'
import { AccountLinks } from '../parts/AccountLinks.tsx'
import { ClosedInvitation } from '../invitation/ClosedInvitation.tsx'
import { useMayBeGuest } from './guest-way.ts'
import { stateOf } from '../invitation/invitation-state.ts'
import { Message } from '../parts/Message.tsx'
import { useHeadingFocus } from '../parts/use-heading-focus.ts'

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

/**
 * Starts a visit without an account (ROUTE-81), only on a button press: email scanners open links, and an
 * invitation can be answered once.
 */
function WelcomeGuest({ token, review }: { token: string; review: InvitationReview }) {
  const { t } = useText('invitations')
  const { start, pending, problem } = useStartVisit(token)
  const { welcome } = t.invitations
  const organization = review.organization.name
  const { process_definition_name: journey } = review
  const failure = {
    failed: () => welcome.failed(),
    unusable: () => welcome.unusable({ organization }),
  }
  return (
    <Stack gap="lg">
      <PageHeading>{welcome.title()}</PageHeading>
      {journey && <Text size="lg">{welcome.invited({ organization, journey })}</Text>}
      <WelcomePoints />
      {problem && <Alert kind="error">{failure[problem]()}</Alert>}
      <Group gap="sm">
        <Button width="phone" pending={pending} onClick={() => void start()}>
          {welcome.start()}
        </Button>
      </Group>
      <Group gap="sm" className={styles.or}>
        <AccountLinks main="none" />
      </Group>
    </Stack>
  )
}

/** What one can do without an account, how long it lasts, and how to keep it (GUEST-18, D-28). */
function WelcomePoints() {
  const { t } = useText('invitations')
  const { welcome } = t.invitations
  const points = [
    [welcome.canTitle(), welcome.can()],
    [welcome.lastsTitle(), welcome.lasts()],
    [welcome.keepTitle(), welcome.keep()],
  ] as const
  return (
    <dl className={styles.points}>
      {points.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Accepts without an account: the answer brings the token of the visit (CALL-37, GUEST-18, D-28). */
function useStartVisit(token: string) {
  const session = useSession()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useConsumeInvitationAsGuest()
  const takeIn = useRefusal(token)
  /** `unusable`: accepted, but this browser cannot keep the visit. */
  const [problem, setProblem] = useState<'failed' | 'unusable'>()

  async function start() {
    setProblem(undefined)
    try {
      const { access_token: visit } = await mutateAsync({ token, data: { invitation_accepted: true } })
      dropInviteToken()
      if (visit === null || !session.startVisit(visit)) return setProblem('unusable')
      await navigate(paths.patient.home(), { replace: true })
    } catch (error) {
      const { kind } = await takeIn(error)
      if (kind === 'failed' || kind === 'inSameJourney') setProblem('failed')
    }
  }

  return { start, pending: isPending, problem }
}
