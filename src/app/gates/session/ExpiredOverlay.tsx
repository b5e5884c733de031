import { Suspense } from 'react'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { lazyStep } from '../steps/lazy-step.ts'

const SignInOver = lazyStep(() => import('./SignInOver.tsx').then((module) => module.SignInOver), 'auth')

/** The session expired while a page was open: sign-in opens over it, and the page resumes afterwards. */
export function ExpiredOverlay() {
  if (useSessionState() !== 'expired') return null
  return (
    <Suspense fallback={null}>
      <SignInOver />
    </Suspense>
  )
}
