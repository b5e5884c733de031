import { useEffect, useRef, useState } from 'react'
import { useCreateGuestUserClaimNonce } from '#generated/endpoints/user-preferences/user-preferences.ts'
import { useClaimGuestUser } from '#generated/endpoints/users/users.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUserQuery } from '#src/session/user/current-user.ts'
import { dropClaim, storeClaim, storedClaim, type GuestClaim } from '#src/session/guest/guest-claim.ts'
import { dropGuestToken } from '#src/session/guest/guest-token.ts'
import { takeGuestUrl } from '#src/session/sign-in/remembered-url.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { arrival, currentVisitor } from './arrival.ts'
import { nextClaim, type ClaimEvent } from './claim.ts'
import { ApiError } from '#src/api/errors.ts'

/**
 * Runs the flow from guest to account (GUEST-07..14): performs the action of each state once and feeds its
 * result back. Each state is stored, so a reload or a provider redirect resumes the flow (STORE-06).
 */
export function useClaimFlow() {
  const [claim, setClaim] = useState<GuestClaim>(() => storedClaim() ?? { state: 'starting' })
  const session = useSession()
  const state = useSessionState()
  const { data: user, isError, isFetching, refetch } = useCurrentUserQuery(state !== 'notAuthenticated')
  const who = currentVisitor(state, user, isError && !isFetching)
  const { mutateAsync: createNonce } = useCreateGuestUserClaimNonce()
  const { mutateAsync: claimGuest } = useClaimGuestUser()
  const navigate = useNavigate()

  const came = arrival(claim, who)
  if (came) setClaim(nextClaim(claim, came))

  // A session that expires during the flow needs sign-in again; here the card itself asks for it.
  useEffect(() => {
    if (state === 'expired') session.giveUp()
  }, [state, session])

  const begun = useRef<GuestClaim>(undefined)
  const hasAccount = who.kind === 'account'
  useEffect(() => {
    const send = (event: ClaimEvent) => setClaim((now) => nextClaim(now, event))
    async function act() {
      switch (claim.state) {
        case 'generating-nonce':
          return createNonce({ userId: claim.guestUserId }).then(
            ({ guest_user_claim_nonce: nonce }) => send({ type: 'nonceReceived', nonce }),
            () => send({ type: 'nonceFailed' }),
          )
        case 'claiming':
          return claimGuest({ id: claim.guestUserId, data: { guest_nonce: claim.nonce } }).then(
            () => send({ type: 'claimed' }),
            (error: unknown) => send({ type: 'claimFailed', problem: claimProblem(error) }),
          )
        case 'redirecting':
          dropClaim()
          if (hasAccount) dropGuestToken()
          // The target page refetches the current user (CALL-14), because it has its own query cache.
          return navigate(takeGuestUrl() ?? paths.home(), { replace: true })
        case 'starting':
        case 'registering':
        case 'error':
          return undefined
      }
    }
    if (claim.state !== 'redirecting') storeClaim(claim)
    if (begun.current === claim || (claim.state === 'claiming' && !hasAccount)) return
    begun.current = claim
    void act()
  }, [claim, hasAccount, createNonce, claimGuest, navigate])

  return {
    claim,
    retry: () => {
      if (who.kind === 'unknown') void refetch()
      setClaim((now) => nextClaim(now, { type: 'retried' }))
    },
  }
}

/** Why a claim failed: `verification` contains `in_same_journey` (ERR-09), or anything else (ERR-10). */
export function claimProblem(error: unknown): 'failed' | 'inSameJourney' {
  const body = error instanceof ApiError ? error.body : undefined
  if (typeof body !== 'object' || body === null || !('verification' in body)) return 'failed'
  const { verification } = body
  return Array.isArray(verification) && verification.includes('in_same_journey') ? 'inSameJourney' : 'failed'
}
