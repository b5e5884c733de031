import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { configureHttp } from '#src/api/http.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { isOn } from '#src/flags/flags.ts'
import { useConfig, type Config } from '#src/flags/config.ts'
import { currentLocale, texts } from '#src/i18n/texts.ts'
import { configureOrganizations } from './active-organization.ts'
import { forgetAnswers } from './forget-answers.ts'
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

/**
 * Texts of the answers are in the language they were asked in: another language asks again. The store tells before
 * React draws, so no frame shows an answer among words of the other language.
 */
function LanguageOfAnswers() {
  const queryClient = useQueryClient()
  const [first] = useState(currentLocale)
  useEffect(() => {
    let shown = first
    return texts.subscribe(() => {
      const { locale } = texts.get()
      if (locale === shown) return
      shown = locale
      forgetAnswers(queryClient)
    })
  }, [first, queryClient])
  return null
}

/**
 * What is on its way as somebody signs out is given up: it would come back refused, as a failure that is none. When
 * they could not be signed out, it is asked for again.
 */
function EndOfCalls() {
  const queryClient = useQueryClient()
  const { leaving, state } = useSession()
  useEffect(
    () =>
      leaving.subscribe(() => {
        if (leaving.get()) void queryClient.cancelQueries()
        else if (state.get() === 'authenticated')
          void queryClient.refetchQueries({ type: 'active', stale: true })
      }),
    [queryClient, leaving, state],
  )
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
  const [queryClient] = useState(() => plugIn(config, session))
  // Not while rendering: a render that is given up would have asked in vain.
  useEffect(() => prefetch?.(queryClient), [prefetch, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageOfAnswers />
      <EndOfCalls />
      {children}
    </QueryClientProvider>
  )
}
