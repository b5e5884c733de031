import { useState } from 'react'
import { IdentityError, type IdentityFailure } from '#src/auth/port.ts'

export const failureOf = (error: unknown): IdentityFailure =>
  error instanceof IdentityError ? error.failure : 'unknown'

/** Runs one identity call at a time: pending state and last failure. */
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
