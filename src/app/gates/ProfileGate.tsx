import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { hasSystemProfileOnly, mayNeedProfile } from '#src/features/profiles/needs-profile.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { ownProfiles } from '#src/session/own-profiles.ts'
import { useFlag } from '#src/session/use-flag.ts'
import { PageLoading } from '../PageLoading.tsx'
import { lazyStep } from './lazy-step.ts'

const ProfileStep = lazyStep(
  () => import('./ProfileStep.tsx').then((module) => module.ProfileStep),
  'validation',
)

/** The third gate: a patient whose profile only the system made creates one (GATE-11..16). */
export function ProfileGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser()
  const multipleProfiles = useFlag('multipleProfiles')
  if (!mayNeedProfile(user, multipleProfiles)) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <ByProfiles>{children}</ByProfiles>
    </Suspense>
  )
}

function ByProfiles({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(ownProfiles())
  if (!hasSystemProfileOnly(data.results)) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <ProfileStep />
    </Suspense>
  )
}
