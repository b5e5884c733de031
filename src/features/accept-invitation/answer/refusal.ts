import type {
  InvitationClosed,
  InvitationClosedCode,
  InvitationReview,
  InvitationStatus,
} from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'

/** A rejected answer. `news` is the invitation's new state. */
export type Refusal =
  | { kind: 'news'; news: Partial<Pick<InvitationReview, 'status' | 'is_for_caller' | 'may_be_guest'>> }
  | { kind: 'unknown' | 'inSameJourney' | 'failed' }

const STATUS = {
  invitation_expired: 'EXPIRED',
  invitation_revoked: 'CANCELLED',
  invitation_accepted: 'ACCEPTED',
  invitation_declined: 'DECLINED',
} as const satisfies Record<InvitationClosedCode, InvitationStatus>

type Body = { [field in 'code' | 'verification']?: unknown }

const isClosedCode = (code: unknown): code is InvitationClosed['code'] =>
  typeof code === 'string' && Object.hasOwn(STATUS, code)

/** Parses the error of an answer to an invitation; its body is untrusted. */
export function refusalIn(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  const { code, verification }: Body = typeof error.body === 'object' && error.body !== null ? error.body : {}
  switch (error.status) {
    case 409:
      return isClosedCode(code) ? { kind: 'news', news: { status: STATUS[code] } } : { kind: 'failed' }
    case 403:
      if (code === 'wrong_account') return { kind: 'news', news: { is_for_caller: false } }
      if (code === 'account_required') return { kind: 'news', news: { may_be_guest: false } }
      return { kind: 'failed' }
    case 404:
      return { kind: 'unknown' }
    case 400: // ERR-09
      return Array.isArray(verification) && verification.includes('in_same_journey')
        ? { kind: 'inSameJourney' }
        : { kind: 'failed' }
    default:
      return { kind: 'failed' }
  }
}
