import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCreateConsentDecision } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'

/** Each consent is sent twice more when it fails (CALL-57). */
const RETRIES = 2

/** Records consent to each policy, then fetches the user again, so that the gate opens (GATE-02, CALL-58, D-23). */
export function useGiveConsent() {
  const queryClient = useQueryClient()
  // The gate waits for the user; fetching once, after both, is enough.
  const record = useCreateConsentDecision({ mutation: { retry: RETRIES }, skipInvalidation: true })
  return useMutation({
    mutationFn: async (policies: readonly string[]) => {
      await Promise.all(policies.map((policy) => record.mutateAsync({ data: { consented: true, policy } })))
      await invalidateGetCurrentUser(queryClient)
    },
  })
}
