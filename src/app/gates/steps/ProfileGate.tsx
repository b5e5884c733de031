import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { hasSystemProfileOnly, mayNeedProfile } from '#src/features/profiles/show/needs-profile.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { PageLoading } from '../../frame/PageLoading.tsx'
import { lazyStep } from './lazy-step.ts'

const ProfileStep = lazyStep(
  () => import('./ProfileStep.tsx').then((module) => module.ProfileStep),
  'validation',
)

/**
 * The third gate: a patient whose only profile was created by the system creates one (GATE-11..16). Only people
 * who may need one wait for it, so toggling the setting leaves the open page mounted.
 */
export function ProfileGate({ children }: { children: ReactNode }) {
  const mayNeed = mayNeedProfile(useCurrentUser(), useFlag('multipleProfiles'))
  const { data } = useQuery({
    ...ownProfiles(),
    enabled: mayNeed,
    // A failed refetch keeps loaded profiles, and another component's failure is not this gate's.
    throwOnError: (_, { state }) => mayNeed && state.data === undefined,
  })
  if (!mayNeed) return children
  if (!data) return <PageLoading />
  if (!hasSystemProfileOnly(data.results)) return children
  return (
    <Suspense fallback={<PageLoading />}>
      <ProfileStep />
    </Suspense>
  )
}
