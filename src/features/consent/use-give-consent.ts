import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createConsentDecision } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'

/** Consent is sent twice more when it fails (CALL-57). */
const RETRIES = 2

/** Records consent to each policy, then fetches the user again, so that the gate opens (GATE-02, CALL-58, D-23). */
export function useGiveConsent() {
  const queryClient = useQueryClient()
  return useMutation({
    retry: RETRIES,
    mutationFn: async (policies: readonly string[]) => {
      await Promise.all(policies.map((policy) => createConsentDecision({ consented: true, policy })))
      await invalidateGetCurrentUser(queryClient)
    },
  })
}
