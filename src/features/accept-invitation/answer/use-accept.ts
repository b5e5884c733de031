import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAcceptInvitation } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationAccepted } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { organizationsIn } from '#src/session/organization/organizations-in.ts'
import { dropInviteToken } from '#src/session/sign-in/invite-token.ts'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { useRefusal } from './use-refusal.ts'

export const placeOf = ({ organization, process_instance: journeyId }: InvitationAccepted): string =>
  journeyId === null
    ? paths.patient.organization({ organizationId: organization })
    : paths.patient.journey({ organizationId: organization, journeyId })

/** Accepts with the current account (INV-03) and goes to the journey. */
export function useAccept(token: string) {
  const { t } = useText('invitations')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, isSuccess } = useAcceptInvitation()
  const takeIn = useRefusal(token)
  const [isInSameJourney, setInSameJourney] = useState(false)

  /**
   * Rejects on failure; a rejection with a known reason updates the page instead.
   * @param patient the profile that joins; without one the backend creates it
   */
  async function accept(patient: string | undefined) {
    setInSameJourney(false)
    try {
      const joined = await mutateAsync({ token, data: patient === undefined ? {} : { patient } })
      dropInviteToken()
      // The target page shows the organization, which the person may just have joined.
      await queryClient.fetchQuery(organizationsIn('patient')).catch(() => undefined)
      toast({ variant: 'success', message: t.invitations.answer.accepted() })
      await navigate(placeOf(joined), { replace: true })
    } catch (error) {
      const { kind } = await takeIn(error)
      if (kind === 'failed') throw error
      setInSameJourney(kind === 'inSameJourney')
    }
  }

  return {
    accept,
    isInSameJourney,
    /** Sending, or accepted and about to navigate: the page stays unchanged. */
    isUnderWay: isPending || isSuccess,
    forget: () => setInSameJourney(false),
  }
}
