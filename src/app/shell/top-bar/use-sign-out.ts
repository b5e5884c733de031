import { useRef, useState } from 'react'
import { useSession } from '#src/session/SessionContext.tsx'
import { toastFailure } from './failure-toast.ts'

/** Signs out, once at a time; shows a toast on failure (SHELL-22, ERR-25). */
export function useSignOut(): { signOut: () => void; leaving: boolean } {
  const session = useSession()
  const running = useRef(false)
  const [leaving, setLeaving] = useState(false)
  const signOut = () => {
    if (running.current) return
    running.current = true
    setLeaving(true)
    session
      .signOut()
      .catch(() => toastFailure((t) => t.errors.signOut()))
      .finally(() => {
        running.current = false
        setLeaving(false)
      })
  }
  return { signOut, leaving }
}
