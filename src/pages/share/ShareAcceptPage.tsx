import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { getReviewHealthStoryShareQueryOptions } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import { ApiError } from '#src/api/errors.ts'
import { shareAccess } from '#src/features/sharing/share-access.ts'
import { isShareToken } from '#src/features/sharing/share-token.ts'
import { SharedLink } from '#src/features/sharing/SharedLink.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { ExpiredLinkScreen } from '#src/ui/screens/ExpiredLinkScreen.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

export const title = (t: Texts): string => t.share.accept.documentTitle()

/** The target of a shared link: its owner and the passcode form (ROUTE-79, SHARE-03, SHARE-04). */
export default function ShareAcceptPage() {
  const { t } = useText('share')
  const { x } = useRouteParams('x')
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  const isToken = isShareToken(x)
  const {
    data: review,
    error,
    ...query
  } = useQuery(getReviewHealthStoryShareQueryOptions(x, { query: { enabled: isToken } }))
  if (shareAccess(x)) return <Navigate to={paths.share.summary({ x })} replace />
  const isUnknown = error instanceof ApiError && error.notFound
  if (!isToken || isUnknown || isGone) return <ExpiredLinkScreen />
  if (review) {
    const open = () => void navigate(paths.share.summary({ x }), { replace: true })
    return <SharedLink token={x} review={review} onOpen={open} onGone={() => setGone(true)} />
  }
  if (!error) return <Skeleton cards={1} lines={5} />
  return (
    <ErrorPanel
      title={t.share.accept.failed()}
      error={error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
