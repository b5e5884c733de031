import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  getGetInvitationBrandingQueryOptions,
  getReviewInvitationQueryOptions,
} from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationReview } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { FailedInvitation } from './FailedInvitation.tsx'
import type { Holder } from './invitation-state.ts'
import { InvitationPaper } from './InvitationPaper.tsx'
import { UnknownInvitation } from './UnknownInvitation.tsx'
import { useInvitedLanguage } from './use-invited-language.ts'

type Props = {
  token: string
  holder: Holder
  children: (review: InvitationReview) => ReactNode
}

/** Fetches an invitation and renders it (CALL-29, ROUTE-03). */
export function Invitation({ token, holder, children }: Props) {
  const { data: review, error, refetch, isFetching } = useQuery(getReviewInvitationQueryOptions(token))
  // Prefetched in parallel, though rendered later.
  useQuery(getGetInvitationBrandingQueryOptions(token))
  const isSettled = useInvitedLanguage(review)
  if (error instanceof ApiError && error.notFound) return <UnknownInvitation holder={holder} />
  if (!review || !isSettled) {
    return error ? (
      <FailedInvitation error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton cards={1} lines={5} />
    )
  }
  return (
    <InvitationPaper token={token} organization={review.organization}>
      {children(review)}
    </InvitationPaper>
  )
}
