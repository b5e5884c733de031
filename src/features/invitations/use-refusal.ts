import { useQueryClient } from '@tanstack/react-query'
import { getReviewInvitationQueryKey } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationReview } from '#generated/model/index.ts'
import { refusalIn, type Refusal } from './refusal.ts'

/** What becomes of an invitation when it is answered: whoever looks at it sees that at once. */
export function useNews(token: string) {
  const queryClient = useQueryClient()
  const queryKey = getReviewInvitationQueryKey(token)
  return (news: Partial<InvitationReview>) =>
    queryClient.setQueryData<InvitationReview>(queryKey, (known) => known && { ...known, ...news })
}

/**
 * Takes in why an answer was refused. The backend is asked what the invitation is now; where it does not tell, what
 * the refusal said stands.
 */
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
