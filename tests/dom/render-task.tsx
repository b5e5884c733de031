import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createStore } from '#src/lib/browser/store.ts'
import TaskDraftPage from '#src/pages/patient/journeys/TaskDraftPage.tsx'
import TaskSubmissionPage from '#src/pages/patient/journeys/TaskSubmissionPage.tsx'
import { paths } from '#src/routes/paths.ts'
import type { Session } from '#src/session/session.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import { createMemoryRouter } from './router.ts'
import { settled } from './server.ts'
import { journeyId, taskId } from './maya-task.ts'

const organizationId = organizationSeeds.lakeside.id
const place = { organizationId, journeyId, taskId }
export const taskHref = paths.patient.task(place)
export const submissionHref = paths.patient.submission(place)
export const journeyHref = paths.patient.journey({ organizationId, journeyId })

/** Renders the two pages of the task at their routes. */
export async function renderTask(at = taskHref, locale: Locale = 'en-ca') {
  await setLocale(locale)
  await loadTexts('errors', 'patient', 'care', 'forms', 'validation', 'kit')
  const queryClient = createQueryClient()
  const session = createStore<SessionState>('authenticated')
  const router = createMemoryRouter(
    [
      {
        element: (
          <Suspense fallback={<p>{'loading'}</p>}>
            <Outlet />
          </Suspense>
        ),
        children: [
          { path: paths.patient.task.pattern, element: <TaskDraftPage /> },
          { path: paths.patient.submission.pattern, element: <TaskSubmissionPage /> },
          { path: paths.patient.journey.pattern, element: <h1>{'The journey'}</h1> },
          { path: '*', element: <h1>{'Elsewhere'}</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  const view = await act(async () => {
    const rendered = render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <SessionProvider value={{ state: session } as Session}>
            <RouterProvider router={router} />
            <Toasts />
          </SessionProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
    await settled()
    return rendered
  })
  return {
    ...view,
    router,
    session,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
