import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { parsePath } from 'react-router-dom'
import { ConfigProvider } from '#src/flags/config.ts'
import type { FlagSettings } from '#src/flags/flags.ts'
import { testConfig } from '#src/flags/testing/test-config.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import type { Namespace } from '#src/i18n/texts.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { ErrorBoundary, useCaughtError } from '#src/lib/router/ErrorBoundary.tsx'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { Announcer } from '#src/ui/messages/Announcer.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import { createMemoryRouter } from './router.ts'
import { settled } from './server.ts'

type Options = {
  /** The pattern of the page's place. */
  pattern: string
  /** Where the person is. */
  at: string
  texts: readonly Namespace[]
  locale?: Locale
  /** The state that the previous page left in the history entry. */
  state?: unknown
  /** The switches of the settings that are on. */
  flags?: FlagSettings
}

function Failure() {
  return <p>{`route failed: ${String(useCaughtError())}`}</p>
}

/** Renders a page at its route, as the app does; other routes show their address. Returns the router. */
export async function renderPage(
  element: ReactNode,
  { pattern, at, texts, locale = 'en-ca', state, flags = {} }: Options,
) {
  await setLocale(locale)
  await loadTexts('errors', ...texts)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createMemoryRouter(
    [
      {
        path: pattern,
        element: (
          <ErrorBoundary fallback={<Failure />}>
            <Suspense fallback={<p>{'page is loading'}</p>}>{element}</Suspense>
          </ErrorBoundary>
        ),
      },
      { path: '*', element: <p>{'elsewhere'}</p> },
    ],
    { initialEntries: [{ ...parsePath(at), state }] },
  )
  const view = await act(async () => {
    const rendered = render(
      <QueryClientProvider client={queryClient}>
        <ConfigProvider value={{ ...testConfig, flags }}>
          <RouterProvider router={router} />
        </ConfigProvider>
        <Announcer />
        <Toasts />
      </QueryClientProvider>,
    )
    await settled()
    return rendered
  })
  return {
    ...view,
    router,
    queryClient,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
