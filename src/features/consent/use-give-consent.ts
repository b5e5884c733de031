import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateConsentDecision } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'

/** A failed consent is retried twice (CALL-57). */
const RETRIES = 2

/**
 * Records consent to each policy, then refetches the user, so that the gate opens (GATE-02, CALL-58, D-23). A
 * retry does not record a consent again that was recorded before the failure.
 */
export function useGiveConsent() {
  const queryClient = useQueryClient()
  const [recorded] = useState(() => new Set<string>())
  // The gate waits for the user, so one refetch after both is enough.
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
