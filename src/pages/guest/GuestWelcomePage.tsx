import { useState, useSyncExternalStore } from 'react'
import { Navigate } from 'react-router-dom'
import { AlreadyGuest } from '#src/features/accept-invitation/guest/AlreadyGuest.tsx'
import { holderIn } from '#src/features/accept-invitation/invitation/invitation-state.ts'
import { Invitation } from '#src/features/accept-invitation/invitation/Invitation.tsx'
import { NoInvitation } from '#src/features/accept-invitation/without-invitation/NoInvitation.tsx'
import { UnknownInvitation } from '#src/features/accept-invitation/invitation/UnknownInvitation.tsx'
import { VisitEnded } from '#src/features/accept-invitation/guest/VisitEnded.tsx'
import { Welcome } from '#src/features/accept-invitation/guest/Welcome.tsx'
import { useConfig } from '#src/flags/config.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { inviteToken } from '#src/session/sign-in/invite-token.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Stack } from '#src/ui/basics.tsx'

export const title = (t: Texts): string => t.invitations.welcome.documentTitle()

/** Starts a visit without an account, and reports an expired one (ROUTE-81, GUEST-18, GATE-09). */
export default function GuestWelcomePage() {
  const [token] = useState(inviteToken)
  const holder = holderIn(useSessionState())
  switch (holder) {
    case 'account':
      return <Navigate to={token ? paths.accept() : paths.home()} replace />
    case 'guest':
      return <AlreadyGuest hasInvitation={Boolean(token)} />
    case 'stranger':
      return <StrangersWelcome token={token} />
  }
}

function StrangersWelcome({ token }: { token: ReturnType<typeof inviteToken> }) {
  const { t } = useText('invitations')
  const { brand } = useConfig()
  const { visitEnded } = useSession()
  const isOver = useSyncExternalStore(visitEnded.subscribe, visitEnded.get)
  if (token === undefined && isOver) return <VisitEnded />
  if (token === undefined)
    return <NoInvitation holder="stranger" why={t.invitations.none.welcome({ product: brand.name })} />
  if (token === null) return <UnknownInvitation holder="stranger" />
  return (
    <Stack gap="lg">
      {isOver && (
        <Alert kind="info" role="none" title={t.invitations.ended.title()}>
          {t.invitations.ended.sent()}
        </Alert>
      )}
      <Invitation token={token} holder="stranger">
        {(review) => <Welcome token={token} review={review} />}
      </Invitation>
    </Stack>
  )
}
