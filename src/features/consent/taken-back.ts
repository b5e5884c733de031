import { getListConsentDecisionsSuspenseQueryOptions } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import type { ConsentDecision } from '#generated/model/index.ts'
import type { Policies } from './policies.ts'

export const consentDecisions = getListConsentDecisionsSuspenseQueryOptions({ page_size: 100 })

/** Whether the person withdrew consent: their latest decision about one of the policies is no. */
export function isTakenBack(decisions: readonly ConsentDecision[], { privacy, terms }: Policies): boolean {
  return [privacy, terms].some(
    (policy) => decisions.find((decision) => decision.policy === policy)?.consented === false,
  )
}
