import { useState } from 'react'
import type { IdentityFailure } from '#src/auth/port.ts'
import { useCall } from './use-call.ts'
import { useCooldown } from './use-cooldown.ts'

type Options = {
  email: string
  send: () => Promise<void>
  /** Why a sending failed before the view was there. */
  before?: IdentityFailure | undefined
  onSent: () => void
}

/** Sends another code to an address, three minutes after the last one at the earliest (AUTH-62). */
export function useResend({ email, send, before, onSent }: Options) {
  const { pending, failure, setFailure, run } = useCall(before)
  const { left, restart } = useCooldown(email)
  const [isResent, setResent] = useState(false)
  return {
    left,
    pending,
    failure,
    isResent,
    /** What became of it is no longer said. */
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
