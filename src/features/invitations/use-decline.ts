import { useState } from 'react'
import {
  useConsumeInvitationAsGuest,
  useDeclineInvitation,
} from '#generated/endpoints/invitations/invitations.ts'
import { dropInviteToken } from '#src/session/invite-token.ts'
import type { Holder } from './invitation-state.ts'
import { useNews, useRefusal } from './use-refusal.ts'

/** Declines with an account (INV-03) or without one (CALL-37). */
export function useDecline(token: string, holder: Holder) {
  const withAccount = useDeclineInvitation()
  const without = useConsumeInvitationAsGuest()
  const tell = useNews(token)
  const takeIn = useRefusal(token)
  const [failed, setFailed] = useState(false)

  async function decline() {
    setFailed(false)
    try {
      if (holder === 'account') await withAccount.mutateAsync({ token })
      else await without.mutateAsync({ token, data: { invitation_accepted: false } })
      dropInviteToken()
      tell({ status: 'DECLINED' })
    } catch (error) {
      const { kind } = await takeIn(error)
      setFailed(kind === 'failed' || kind === 'inSameJourney')
    }
  }

  return { decline, pending: withAccount.isPending || without.isPending, failed }
}
