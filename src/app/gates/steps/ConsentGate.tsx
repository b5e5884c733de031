import { Suspense, useEffect, type ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { CONSENTED_KEY, hasConsented, namesOf } from '#src/features/consent/policies.ts'
import { consentDecisions, isTakenBack } from '#src/features/consent/taken-back.ts'
import { writeItem } from '#src/lib/browser/safe-storage.ts'
import { allowsUnregistered } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { useConfig } from '#src/flags/config.ts'
import { PageLoading } from '../../frame/PageLoading.tsx'
import { lazyStep } from './lazy-step.ts'

const ConsentStep = lazyStep(() => import('./ConsentStep.tsx').then((module) => module.ConsentStep))

/** The second gate: consent to both policies before any page that needs an account (GATE-01..03, D-07). */
export function ConsentGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  const { policies } = useConfig()
  const { pathname } = useLocation()
  const consented = hasConsented(user, policies)
  const names = namesOf(policies)
  // The next visit then requests the home page's data at once (app/start/early.ts).
  useEffect(() => {
    writeItem('local', CONSENTED_KEY, consented ? names : '')
  }, [consented, names])
  if (consented || allowsUnregistered(pathname)) return children
  if (pathname === paths.settings.privacy()) {
    return (
      <Suspense fallback={<PageLoading />}>
        <IfTakenBack otherwise={<ConsentStep user={user} />}>{children}</IfTakenBack>
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <ConsentStep user={user} />
    </Suspense>
  )
}

/**
 * After withdrawing consent, people can still reach the privacy page, to download their data or close the
 * account.
 */
function IfTakenBack({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const { policies } = useConfig()
  const { data } = useSuspenseQuery(consentDecisions)
  return isTakenBack(data.results, policies) ? children : otherwise
}
