import type { InvitationReview } from '#generated/model/index.ts'
import { useConfig } from '#src/flags/config.ts'
import { isOn } from '#src/flags/flags.ts'

/** Whether an invitation can be accepted without an account here (FLAG-02); needs no user. */
export function useMayBeGuest(review: InvitationReview): boolean {
  const { flags: settings } = useConfig()
  return review.may_be_guest && isOn('guestJourneyFlow', { settings, host: location.hostname })
}
