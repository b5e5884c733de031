import { useQueryClient } from '@tanstack/react-query'
import { getReviewInvitationQueryKey } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationReview } from '#generated/model/index.ts'
import { refusalIn, type Refusal } from './refusal.ts'

/** Updates the cached invitation after an answer, so the page shows it immediately. */
export function useNews(token: string) {
  const queryClient = useQueryClient()
  const queryKey = getReviewInvitationQueryKey(token)
  return (news: Partial<InvitationReview>) =>
    queryClient.setQueryData<InvitationReview>(queryKey, (known) => known && { ...known, ...news })
}

/** Handles a rejected answer: refetches the invitation, and falls back to the state named in the error. */
export function useRefusal(token: string) {
  const queryClient = useQueryClient()
  const tell = useNews(token)
  return async (error: unknown): Promise<Refusal> => {
    const refusal = refusalIn(error)
    if (refusal.kind === 'news' || refusal.kind === 'unknown') {
      await queryClient.invalidateQueries({ queryKey: getReviewInvitationQueryKey(token) })
    }
    if (refusal.kind === 'news') {
      tell(refusal.news)
    }
    return refusal
  }
}
