import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { hasConsented } from '#src/features/consent/policies.ts'
import { allowsUnregistered } from '#src/routes/areas.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { useConfig } from '#src/flags/config.ts'
import { PageLoading } from '../PageLoading.tsx'
import { lazyStep } from './lazy-step.ts'

const ConsentStep = lazyStep(() => import('./ConsentStep.tsx').then((module) => module.ConsentStep))

/** The second gate: consent to both policies, before any page that asks for an account (GATE-01..03, D-07). */
export function ConsentGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  const { policies } = useConfig()
  const { pathname } = useLocation()
  if (hasConsented(user, policies) || allowsUnregistered(pathname)) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <ConsentStep user={user} />
    </Suspense>
  )
}
