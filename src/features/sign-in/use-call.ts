import { useState } from 'react'
import { IdentityError, type IdentityFailure } from '#src/auth/port.ts'

export const failureOf = (error: unknown): IdentityFailure =>
  error instanceof IdentityError ? error.failure : 'unknown'

/** One call at a time of the identity service: whether it is under way, and why the last one failed. */
export function useCall(before?: IdentityFailure) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState(before)
  return {
    pending,
    failure,
    setFailure,
    run: async (work: () => Promise<void>): Promise<void> => {
      setFailure(undefined)
      setPending(true)
      try {
        await work()
      } catch (error) {
        setFailure(failureOf(error))
      } finally {
        setPending(false)
      }
    },
  }
}
