import { lazy, Suspense } from 'react'
import { useCaughtError } from '#src/lib/router/ErrorBoundary.tsx'
import { GenericErrorScreen } from '#src/ui/screens/GenericErrorScreen.tsx'
import { answeredWith, knownError } from './known-error.ts'
import { PageLoading } from '../frame/PageLoading.tsx'
import { Titled } from '../frame/Titled.tsx'

const ExpiredLinkScreen = lazy(async () => {
  const { ExpiredLinkScreen: screen } = await import('#src/ui/screens/ExpiredLinkScreen.tsx')
  return { default: screen }
})

/** An invalid shared link looks like an expired one (SHARE-04), and nothing links to the portal. */
export function ShareError() {
  const error = useCaughtError()
  return (
    <Suspense fallback={<PageLoading />}>
      {answeredWith(error, 404) ? (
        <Titled title={(t) => t.kit.expiredLink.documentTitle()} texts={['kit']}>
          <ExpiredLinkScreen />
        </Titled>
      ) : (
        <Titled title={(t) => t.error.title()}>
          <GenericErrorScreen message={knownError(error).message} error={error} />
        </Titled>
      )}
    </Suspense>
  )
}
