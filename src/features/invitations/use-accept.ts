import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAcceptInvitation } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationAccepted } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { organizationsIn } from '#src/session/organizations-in.ts'
import { dropInviteToken } from '#src/session/invite-token.ts'
import { toast } from '#src/ui/toast-queue.ts'
import { useRefusal } from './use-refusal.ts'

/** Where an accepted invitation leads. */
export const placeOf = ({ organization, process_instance: journeyId }: InvitationAccepted): string =>
  journeyId === null
    ? paths.patient.organization({ organizationId: organization })
    : paths.patient.journey({ organizationId: organization, journeyId })

/** Accepts with the account that is here (INV-03), and goes straight on to the journey. */
export function useAccept(token: string) {
  const { t } = useText('invitations')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, isSuccess } = useAcceptInvitation()
  const takeIn = useRefusal(token)
  const [isInSameJourney, setInSameJourney] = useState(false)

  /**
   * Rejects if nothing came of it; a refusal with a reason changes the page instead.
   * @param patient the profile that joins; without one the backend creates the person's own
   */
  async function accept(patient: string | undefined) {
    setInSameJourney(false)
    try {
      const joined = await mutateAsync({ token, data: patient === undefined ? {} : { patient } })
      dropInviteToken()
      // The page behind names the organization, which the person may have joined just now.
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
    /** Being sent, or accepted and on the way to the journey: until then the page stays as it is. */
    isUnderWay: isPending || isSuccess,
    forget: () => setInSameJourney(false),
  }
}
