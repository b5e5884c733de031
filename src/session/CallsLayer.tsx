import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { configureHttp } from '#src/api/http.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { isOn } from '#src/flags/flags.ts'
import { useConfig, type Config } from '#src/flags/config.ts'
import { currentLocale } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { configureOrganizations } from './active-organization.ts'
import type { Session } from './session.ts'
import { useSession } from './SessionContext.tsx'

/** The longest delay of a call when it is switched on, in ms (CALL-06). */
const BACKEND_DELAY = 500

function plugIn(config: Config, session: Session): QueryClient {
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
  return createQueryClient()
}

/** Texts of the answers are in the language they were asked in: another language asks again. */
function LanguageOfAnswers() {
  const { locale } = useText()
  const queryClient = useQueryClient()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    // What was asked for the first time, and is still on its way, comes in the language before: asked again after it.
    const early = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
    void queryClient.invalidateQueries()
    for (const { promise, queryKey, state } of early) {
      if (state.data !== undefined) continue
      promise?.then(() => queryClient.invalidateQueries({ queryKey, exact: true })).catch(() => undefined)
    }
  }, [locale, queryClient])
  return null
}

type Props = {
  children: ReactNode
  /** Asks for what nearly every page will need, beside the first calls. */
  prefetch?: (queryClient: QueryClient) => void
}

/** The layer of calls and what they answered; it comes and goes with the person. */
export function CallsLayer({ children, prefetch }: Props) {
  const config = useConfig()
  const session = useSession()
  const [queryClient] = useState(() => {
    const client = plugIn(config, session)
    prefetch?.(client)
    return client
  })
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageOfAnswers />
      {children}
    </QueryClientProvider>
  )
}
