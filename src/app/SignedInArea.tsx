import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { areaOf } from '#src/routes/areas.ts'
import { CallsLayer } from '#src/session/CallsLayer.tsx'
import { organizationsIn } from '#src/session/organizations-in.ts'
import { ConsentGate } from './gates/ConsentGate.tsx'
import { CurrentUserGate } from './gates/CurrentUserGate.tsx'
import { ExpiredOverlay } from './gates/ExpiredOverlay.tsx'
import { LanguageGate } from './gates/LanguageGate.tsx'
import { ProfileGate } from './gates/ProfileGate.tsx'
import { RoleGate } from './gates/RoleGate.tsx'
import { SessionTimeout } from './gates/SessionTimeout.tsx'
import { PageLoading } from './PageLoading.tsx'
import { Shell } from './shell/Shell.tsx'

export { PageFailure } from './PageFailure.tsx'

/** Asked for beside the current user, not after: nearly every page needs them. */
function prefetchOrganizations(queryClient: QueryClient): void {
  const area = areaOf(location.pathname)
  if (area !== 'admin') void queryClient.prefetchQuery(organizationsIn(area))
}

/**
 * The gates behind sign-in, one question each, in their order (GATE-31, D-40): who is it, consent, profile, language,
 * and the role for an area of staff. They stand in one layout route, and so above every page: no address leads past
 * them, and they come as one part of the bundle. A guest passes through the same gates (GATE-03, D-07).
 *
 * What waits, waits inside the layer of calls: a component that suspends before it was ever shown would begin again,
 * and so would its calls.
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
                  <Shell />
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
