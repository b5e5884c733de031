import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'

/** The guest and the one-time proof that allows an account to take over their data (CALL-13, CALL-15, D-27). */
type Work = { guestUserId: string; nonce: string }

/** States of turning a guest into an account (GUEST-07..15). */
export type GuestClaim =
  | { state: 'starting' }
  | { state: 'generating-nonce'; guestUserId: string }
  | ({ state: 'registering' } & Work)
  | ({ state: 'claiming' } & Work)
  | { state: 'redirecting' }
  | { state: 'error'; problem: 'failed' | 'inSameJourney'; again: ClaimStep | null }

/** States that can fail and be retried. */
export type ClaimStep = Extract<GuestClaim, { state: 'starting' | 'generating-nonce' | 'claiming' }>

const isClaimStep = (claim: GuestClaim): claim is ClaimStep =>
  ['starting', 'generating-nonce', 'claiming'].includes(claim.state)

/** Session storage, so a reload resumes the flow (STORE-06). */
const KEY = 'guestClaim'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Storage is untrusted: anything but a valid state is dropped. */
function parse(value: unknown): GuestClaim | undefined {
  if (typeof value !== 'object' || value === null || !('state' in value)) return undefined
  const { state, guestUserId, nonce, problem, again } = value as Record<string, unknown>
  switch (state) {
    case 'starting':
    case 'redirecting':
      return { state }
    case 'generating-nonce':
      return isText(guestUserId) ? { state, guestUserId } : undefined
    case 'registering':
    case 'claiming':
      return isText(guestUserId) && isText(nonce) ? { state, guestUserId, nonce } : undefined
    case 'error': {
      const step = parse(again)
      const isStep = step !== undefined && isClaimStep(step)
      return { state, problem: problem === 'inSameJourney' ? problem : 'failed', again: isStep ? step : null }
    }
    default:
      return undefined
  }
}

/** The state of the flow in this tab; undefined if there is none. */
export function storedClaim(): GuestClaim | undefined {
  try {
    return parse(JSON.parse(readItem('session', KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

export const storeClaim = (claim: GuestClaim): boolean => writeItem('session', KEY, JSON.stringify(claim))

export const dropClaim = (): void => removeItem('session', KEY)

/**
 * Whether a guest is creating an account: sign-in then continues with the claim, not with the page that
 * required it (GUEST-16, D-17).
 */
export function isClaimUnderWay(): boolean {
  const state = storedClaim()?.state
  return state === 'registering' || state === 'claiming'
}
