import { useRef } from 'react'
import { useSession } from '#src/session/SessionContext.tsx'
import { toastFailure } from './failure-toast.ts'

/** The sign-out sequence, once at a time; says so when it fails (SHELL-22, ERR-25). */
export function useSignOut(): () => void {
  const session = useSession()
  const leaving = useRef(false)
  return () => {
    if (leaving.current) return
    leaving.current = true
    session
      .signOut()
      .catch(() => toastFailure((t) => t.errors.signOut()))
      .finally(() => {
        leaving.current = false
      })
  }
}
