import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useCaughtError } from '#src/lib/router/ErrorBoundary.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { isMissingPart } from '#src/ui/messages/load-failure.ts'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { answeredWith } from './known-error.ts'
import { PageError } from './PageError.tsx'
import { Titled } from '../frame/Titled.tsx'

/** Replaces a page that failed; the menu, notices and the rest of the shell stay. */
export function PageFailure() {
  const error = useCaughtError()
  const { reset } = useQueryErrorResetBoundary()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { t } = useText()
  if (answeredWith(error, 404) || answeredWith(error, 403)) return <PageError />
  function retry() {
    // A failed dynamic import keeps failing until the document is reloaded.
    if (isMissingPart(error)) return location.reload()
    reset()
    void navigate({ pathname, search, hash }, { replace: true, state })
  }
  return (
    <Titled title={(texts) => texts.error.title()}>
      <Stack gap="lg">
        <PageHeading>{t.error.pageTitle()}</PageHeading>
        <ErrorPanel title={null} error={error} onRetry={retry} />
      </Stack>
    </Titled>
  )
}
