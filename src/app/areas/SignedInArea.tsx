import type { QueryClient } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useSettled } from '#src/api/use-settled.ts'
import { areaOf } from '#src/routes/areas.ts'
import { CallsLayer } from '#src/session/CallsLayer.tsx'
import { organizationsIn } from '#src/session/organization/organizations-in.ts'
import { ConsentGate } from '../gates/steps/ConsentGate.tsx'
import { CurrentUserGate } from '../gates/session/CurrentUserGate.tsx'
import { ExpiredOverlay } from '../gates/session/ExpiredOverlay.tsx'
import { LanguageGate } from '../gates/steps/LanguageGate.tsx'
import { ProfileGate } from '../gates/steps/ProfileGate.tsx'
import { RoleGate } from '../gates/RoleGate.tsx'
import { SessionTimeout } from '../gates/session/SessionTimeout.tsx'
import { PageLoading } from '../frame/PageLoading.tsx'
import { Shell } from '../shell/Shell.tsx'

export { PageFailure } from '../errors/PageFailure.tsx'

/** Prefetched in parallel with the current user, because nearly every page needs them. */
function prefetchOrganizations(queryClient: QueryClient): void {
  const area = areaOf(location.pathname)
  if (area !== 'admin') void queryClient.prefetchQuery(organizationsIn(area))
}

/** Waits for them once: a page that suspends is shown 300 ms later. */
function OrganizationsGate({ children }: { children: ReactNode }) {
  const [area] = useState(() => areaOf(location.pathname))
  const hasOrganizations = useSettled(organizationsIn(area))
  return hasOrganizations || area === 'admin' ? children : <PageLoading />
}

/**
 * The gates behind sign-in, in order (GATE-31, D-40): current user, consent, profile, language, and the role
 * for staff areas. They are one layout route around every page, so no URL bypasses them, and they load as one
 * chunk. Guests pass the same gates (GATE-03, D-07). Suspending happens inside CallsLayer: a component that
 * suspends before its first commit is remounted, and would repeat its calls.
 */
export function SignedInArea() {
  return (
    <CallsLayer prefetch={prefetchOrganizations}>
      <Suspense fallback={<PageLoading />}>
        <CurrentUserGate>
          <ConsentGate>
            <ProfileGate>
              <LanguageGate>
                <RoleGate>
                  <OrganizationsGate>
                    <Shell />
                  </OrganizationsGate>
                </RoleGate>
              </LanguageGate>
            </ProfileGate>
          </ConsentGate>
          <ExpiredOverlay />
          <SessionTimeout />
        </CurrentUserGate>
      </Suspense>
    </CallsLayer>
  )
}
