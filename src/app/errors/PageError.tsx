import { lazy, Suspense } from 'react'
import { useCaughtError } from '#src/lib/router/ErrorBoundary.tsx'
import { paths } from '#src/routes/paths.ts'
import { GenericErrorScreen } from '#src/ui/screens/GenericErrorScreen.tsx'
import { answeredWith, knownError } from './known-error.ts'
import { PageLoading } from '../frame/PageLoading.tsx'
import { Titled } from '../frame/Titled.tsx'

const NotFoundScreen = lazy(async () => ({
  default: (await import('#src/ui/screens/NotFoundScreen.tsx')).NotFoundScreen,
}))
const NoPermissionScreen = lazy(async () => ({
  default: (await import('#src/ui/screens/NoPermissionScreen.tsx')).NoPermissionScreen,
}))

/** The error page: not found (D-71), no permission (GATE-35), or the generic error (UI-10..12). */
export function PageError() {
  const error = useCaughtError()
  return <Suspense fallback={<PageLoading />}>{screenFor(error)}</Suspense>
}

function screenFor(error: unknown) {
  if (answeredWith(error, 404)) {
    return (
      <Titled title={(t) => t.errors.notFound.documentTitle()} texts={['errors']}>
        <NotFoundScreen home={paths.home()} />
      </Titled>
    )
  }
  if (answeredWith(error, 403)) {
    return (
      <Titled title={(t) => t.errors.noPermission.documentTitle()} texts={['errors']}>
        <NoPermissionScreen home={paths.home()} />
      </Titled>
    )
  }
  return (
    <Titled title={(t) => t.error.title()}>
      <GenericErrorScreen message={knownError(error).message} error={error} />
    </Titled>
  )
}
