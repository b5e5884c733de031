import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateConsentDecision } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'

/** Each consent is sent twice more when it fails (CALL-57). */
const RETRIES = 2

/**
 * Records consent to each policy, then fetches the user again, so that the gate opens (GATE-02, CALL-58, D-23). A
 * consent that was recorded is not sent again only because something after it failed.
 */
export function useGiveConsent() {
  const queryClient = useQueryClient()
  const [recorded] = useState(() => new Set<string>())
  // The gate waits for the user; fetching once, after both, is enough.
  const record = useCreateConsentDecision({ mutation: { retry: RETRIES }, skipInvalidation: true })
  return useMutation({
    mutationFn: async (policies: readonly string[]) => {
      const missing = policies.filter((policy) => !recorded.has(policy))
      await Promise.all(
        missing.map(async (policy) => {
          await record.mutateAsync({ data: { consented: true, policy } })
          recorded.add(policy)
        }),
      )
      await invalidateGetCurrentUser(queryClient, { throwOnError: true })
    },
  })
}
