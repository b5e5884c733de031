import { Suspense } from 'react'
import { useParams, type RouteObject } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { isUuid } from '#src/lib/ids.ts'
import { PageError } from './PageError.tsx'
import { PageLoading } from './PageLoading.tsx'
import { Root } from './Root.tsx'
import { ClaimGate } from './gates/ClaimGate.tsx'
import { SignedInGate } from './gates/SignedInGate.tsx'
import { claimPages, openPages, pages, type PageEntry } from './pages.ts'
import { lazyPage } from './Titled.tsx'

/** Ids in the address are input: no page is drawn, and so no call is made, with one that is no id. */
function CheckedIds({ children }: { children: React.ReactNode }) {
  for (const [name, value] of Object.entries(useParams())) {
    if (/id$/i.test(name) && !isUuid(value)) throw new ApiError(404, false)
  }
  return children
}

function toRoute({ place, ...entry }: PageEntry): RouteObject {
  const Page = lazyPage(entry)
  return {
    path: place.pattern,
    errorElement: <PageError />,
    element: (
      <Suspense key={place.pattern} fallback={<PageLoading />}>
        <CheckedIds>
          <Page />
        </CheckedIds>
      </Suspense>
    ),
  }
}

const NotFound = lazyPage({ load: () => import('#src/pages/shared/NotFoundPage.tsx'), texts: ['errors'] })

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageError />,
    children: [
      ...openPages.map(toRoute),
      { element: <ClaimGate />, errorElement: <PageError />, children: claimPages.map(toRoute) },
      {
        element: <SignedInGate />,
        errorElement: <PageError />,
        children: [
          ...pages.map(toRoute),
          {
            path: '*', // ROUTE-90
            element: (
              <Suspense fallback={<PageLoading />}>
                <NotFound />
              </Suspense>
            ),
          },
        ],
      },
    ],
  },
]
