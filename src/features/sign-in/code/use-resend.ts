import { useState } from 'react'
import type { IdentityFailure } from '#src/auth/port.ts'
import { useCall } from '../failures/use-call.ts'
import { useCooldown } from './use-cooldown.ts'

type Options = {
  email: string
  send: () => Promise<void>
  /** A send failure from before the view was mounted. */
  before?: IdentityFailure | undefined
  onSent: () => void
}

/** Resends a code, at most every three minutes per email address (AUTH-62). */
export function useResend({ email, send, before, onSent }: Options) {
  const { pending, failure, setFailure, run } = useCall(before)
  const { left, restart } = useCooldown(email)
  const [isResent, setResent] = useState(false)
  return {
    left,
    pending,
    failure,
    isResent,
    /** Clears the outcome. */
    forget: () => {
      setFailure(undefined)
      setResent(false)
    },
    resend: () =>
      run(async () => {
        setResent(false)
        await send()
        restart()
        setResent(true)
        onSent()
      }),
  }
}

export type Resend = ReturnType<typeof useResend>
