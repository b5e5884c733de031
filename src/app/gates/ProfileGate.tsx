import { useQuery } from '@tanstack/react-query'
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

/**
 * The third gate: a patient whose profile only the system made creates one (GATE-11..16). It asks only those it is for;
 * when that changes, by a switch in the settings, the page behind it stays as it is.
 */
export function ProfileGate({ children }: { children: ReactNode }) {
  const mayNeed = mayNeedProfile(useCurrentUser(), useFlag('multipleProfiles'))
  const { data } = useQuery({
    ...ownProfiles(),
    enabled: mayNeed,
    // Profiles that are here stay, also when they cannot be had once more; and others may ask for them too, and fail.
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
