import { Suspense } from 'react'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { lazyStep } from './lazy-step.ts'

const SignInOver = lazyStep(() => import('./SignInOver.tsx').then((module) => module.SignInOver), 'auth')

/** The session ended in the middle of a page: sign in over it, and everything on it goes on. */
export function ExpiredOverlay() {
  if (useSessionState() !== 'expired') return null
  return (
    <Suspense fallback={null}>
      <SignInOver />
    </Suspense>
  )
}
