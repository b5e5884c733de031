import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { configureHttp } from '#src/api/http.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { isOn } from '#src/flags/flags.ts'
import { useConfig, type Config } from '#src/flags/config.ts'
import { currentLocale, texts } from '#src/i18n/texts.ts'
import { configureOrganizations } from './organization/active-organization.ts'
import { forgetAnswers } from './end-of-session/forget-answers.ts'
import type { Session } from './session.ts'
import { useSession } from './SessionContext.tsx'

/** Maximum delay of a call when the setting is on, in ms (CALL-06). */
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
 * Responses contain localized text, so a change of language refetches them. The store notifies before React
 * renders, so no frame mixes two languages.
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
 * Cancels running requests on sign-out, which would otherwise be rejected and look like failures. If the
 * sign-out fails, they are refetched.
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
  /** Prefetches what nearly every page needs, in parallel with the first calls. */
  prefetch?: (queryClient: QueryClient) => void
}

/** Provides the query cache; remounted for each person. */
export function CallsLayer({ children, prefetch }: Props) {
  const config = useConfig()
  const session = useSession()
  const [queryClient] = useState(() => plugIn(config, session))
  // In an effect, because a discarded render would have fetched in vain.
  useEffect(() => prefetch?.(queryClient), [prefetch, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageOfAnswers />
      <EndOfCalls />
      {children}
    </QueryClientProvider>
  )
}
