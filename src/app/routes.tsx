import { lazy, Suspense } from 'react'
import { useParams, type RouteObject } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { isUuid } from '#src/lib/ids.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useConfig } from '#src/flags/config.ts'
import { PageError } from './PageError.tsx'
import { PageLoading } from './PageLoading.tsx'
import { Root } from './Root.tsx'
import { SignedInGate } from './gates/SignedInGate.tsx'
import { openPages, pages, type PageEntry, type PageModule } from './pages.ts'

/** Ids in the address are input: no page is drawn, and so no call is made, with one that is no id. */
function CheckedIds({ children }: { children: React.ReactNode }) {
  for (const [name, value] of Object.entries(useParams())) {
    if (/id$/i.test(name) && !isUuid(value)) throw new ApiError(404, false)
  }
  return children
}

function Titled({ page: Page, title }: { page: PageModule['default']; title: PageModule['title'] }) {
  const { t } = useText()
  const { brand } = useConfig()
  return (
    <>
      <title>{t.brand.documentTitle({ page: title(t), product: brand.name })}</title>
      <Page />
    </>
  )
}

function toRoute({ place, load, texts }: PageEntry): RouteObject {
  // The page and its words come together.
  const Page = lazy(async () => {
    const [{ default: page, title }] = await Promise.all([load(), loadTexts(...texts)])
    return { default: () => <Titled page={page} title={title} /> }
  })
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

const NotFound = lazy(() => import('#src/pages/shared/NotFoundPage.tsx'))

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <PageError />,
    children: [
      ...openPages.map(toRoute),
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
