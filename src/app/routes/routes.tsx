import { Suspense } from 'react'
import { Outlet, type RouteObject, useLocation, useParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { ErrorBoundary } from '#src/lib/router/ErrorBoundary.tsx'
import { ScrollRestoration } from '#src/lib/router/ScrollRestoration.tsx'
import { areValidParams } from '#src/routes/valid-params.ts'
import { organizationInUrl } from '#src/session/organization/choose-organization.ts'
import { Announcer } from '#src/ui/messages/Announcer.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import { PageFailure, ShareArea } from '../areas/parts.tsx'
import { PageError } from '../errors/PageError.tsx'
import { ShareError } from '../errors/ShareError.tsx'
import { Environment } from '../frame/Environment.tsx'
import { PageLoading } from '../frame/PageLoading.tsx'
import { TimedOutNotice } from '../frame/TimedOutNotice.tsx'
import { lazyPage } from '../frame/Titled.tsx'
import { ClaimGate } from '../gates/ClaimGate.tsx'
import { SignedInGate } from '../gates/session/SignedInGate.tsx'
import { LostFocus } from '../shell/focus/LostFocus.tsx'
import { PageFocus } from '../shell/focus/PageFocus.tsx'
import type { PageEntry } from './page-entry.ts'
import { claimPages, openPages, pages, sharePages } from './pages.ts'

function Root() {
  return (
    <>
      <TimedOutNotice />
      <Outlet />
      <PageFocus />
      <LostFocus />
      <Announcer />
      <Toasts />
      <Environment />
      <ScrollRestoration />
    </>
  )
}

/** Ids in the URL are untrusted: an invalid one renders no page, so it never reaches a call. */
function CheckedIds({ children }: { children: React.ReactNode }) {
  if (!areValidParams(useParams())) throw new ApiError(404, false)
  return children
}

/** Remounts for another path or organization, because a transition would keep showing the previous page. */
function Place({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Suspense key={`${pathname} ${organizationInUrl(pathname, search)}`} fallback={<PageLoading />}>
      {children}
    </Suspense>
  )
}

function toRoute({ place, ...entry }: PageEntry, failure = <PageError />): RouteObject {
  const Page = lazyPage(entry)
  return {
    path: place.pattern,
    element: (
      <ErrorBoundary fallback={failure}>
        <Place>
          <CheckedIds>
            <Page />
          </CheckedIds>
        </Place>
      </ErrorBoundary>
    ),
  }
}

const withFailure = (area: React.ReactNode, failure = <PageError />) => (
  <ErrorBoundary fallback={failure}>{area}</ErrorBoundary>
)

const NotFound = lazyPage({ load: () => import('#src/pages/shared/NotFoundPage.tsx'), texts: ['errors'] })

/** Unknown paths: outside the map (ROUTE-90), or without a page yet. */
function notFoundAt(path: string): RouteObject {
  return {
    path,
    element: (
      <Place>
        <NotFound />
      </Place>
    ),
  }
}

export const routes: RouteObject[] = [
  {
    element: withFailure(<Root />),
    children: [
      ...openPages.map((entry) => toRoute(entry)),
      {
        element: withFailure(<ShareArea />, <ShareError />),
        children: sharePages.map((entry) => toRoute(entry, <ShareError />)),
      },
      {
        element: withFailure(<ClaimGate />),
        children: claimPages.map((entry) => toRoute(entry)),
      },
      {
        element: withFailure(<SignedInGate />),
        children: [...pages.map((entry) => toRoute(entry, <PageFailure />)), notFoundAt('*')],
      },
    ],
  },
]
