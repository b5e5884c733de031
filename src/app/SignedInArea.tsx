import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { configureHttp } from '#src/api/http.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { isOn } from '#src/flags/flags.ts'
import { currentLocale } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { configureOrganizations, organizationsIn } from '#src/session/active-organization.ts'
import type { Session } from '#src/session/session.ts'
import { areaOf } from '#src/routes/areas.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { useConfig, type Config } from '#src/flags/config.ts'
import { ConsentGate } from './gates/ConsentGate.tsx'
import { CurrentUserGate } from './gates/CurrentUserGate.tsx'
import { ExpiredOverlay } from './gates/ExpiredOverlay.tsx'
import { LanguageGate } from './gates/LanguageGate.tsx'
import { ProfileGate } from './gates/ProfileGate.tsx'
import { RoleGate } from './gates/RoleGate.tsx'
import { SessionTimeout } from './gates/SessionTimeout.tsx'
import { PageLoading } from './PageLoading.tsx'
import { Shell } from './shell/Shell.tsx'

/** The longest delay of a call when it is switched on, in ms (CALL-06). */
const BACKEND_DELAY = 500

function plugIn(config: Config, session: Session, pathname: string) {
  configureHttp({
    baseUrl: config.api.baseUrl,
    island: config.island,
    token: session.token,
    locale: currentLocale,
    onUnauthorized: session.renew,
    maxDelay: isOn('addBackendDelay', { settings: config.flags, host: location.hostname })
      ? BACKEND_DELAY
      : 0,
  })
  configureOrganizations({ fallback: config.defaultOrganization })
  const queryClient = createQueryClient()
  // Asked for beside the current user, not after: nearly every page needs them.
  if (areaOf(pathname) !== 'admin') void queryClient.prefetchQuery(organizationsIn(areaOf(pathname)))
  return queryClient
}

/** Texts of the answers are in the language they were asked in: another language asks again. */
function LanguageOfAnswers() {
  const { locale } = useText()
  const queryClient = useQueryClient()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    void queryClient.invalidateQueries()
  }, [locale, queryClient])
  return null
}

/**
 * The gates behind sign-in, one question each, in their order (GATE-31, D-40): who is it, consent, profile, language,
 * and the role for the admin area. They stand in one layout route, and so above every page: no address leads past
 * them, and they come as one part of the bundle.
 *
 * Everything behind sign-in, and the layer of calls with it: it comes and goes with the person. What waits, waits
 * inside: a component that suspends before it was ever shown would begin again, and so would its calls.
 */
export function SignedInArea() {
  const config = useConfig()
  const session = useSession()
  const [queryClient] = useState(() => plugIn(config, session, location.pathname))
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageOfAnswers />
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
    </QueryClientProvider>
  )
}
