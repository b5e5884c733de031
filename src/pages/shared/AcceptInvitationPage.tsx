import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerInvitation } from '#src/features/accept-invitation/answer/AnswerInvitation.tsx'
import { holderIn } from '#src/features/accept-invitation/invitation/invitation-state.ts'
import { Invitation } from '#src/features/accept-invitation/invitation/Invitation.tsx'
import { NoInvitation } from '#src/features/accept-invitation/without-invitation/NoInvitation.tsx'
import { UnknownInvitation } from '#src/features/accept-invitation/invitation/UnknownInvitation.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { inviteToken } from '#src/session/sign-in/invite-token.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useSessionState } from '#src/session/SessionContext.tsx'

export const title = (t: Texts): string => t.invitations.documentTitle()

/** The page of an invitation, for any holder of its token, signed in or not (ROUTE-03, INV-03). */
export default function AcceptInvitationPage() {
  const { t } = useText('invitations')
  const [token] = useState(inviteToken)
  const holder = holderIn(useSessionState())
  if (token === undefined) return <NoInvitation holder={holder} why={t.invitations.none.accept()} />
  if (token === null) return <UnknownInvitation holder={holder} />
  return (
    <>
      {holder === 'account' && <PrefetchProfiles />}
      <Invitation token={token} holder={holder}>
        {(review) => <AnswerInvitation token={token} review={review} holder={holder} />}
      </Invitation>
    </>
  )
}

/** Prefetched in parallel with the invitation, though rendered after it. */
function PrefetchProfiles() {
  usePrefetchQuery(ownProfiles())
  return null
}
