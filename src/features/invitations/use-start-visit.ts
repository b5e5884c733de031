import { useState } from 'react'
import { useConsumeInvitationAsGuest } from '#generated/endpoints/invitations/invitations.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { dropInviteToken } from '#src/session/invite-token.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { useRefusal } from './use-refusal.ts'

/** Accepts without an account: the response contains the visit's token (CALL-37, GUEST-18, D-28). */
export function useStartVisit(token: string) {
  const session = useSession()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useConsumeInvitationAsGuest()
  const takeIn = useRefusal(token)
  /** `unusable`: accepted, but this browser cannot store the visit. */
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
