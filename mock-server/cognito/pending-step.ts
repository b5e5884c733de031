import type { PoolUser } from './users.ts'

/** What a person still has to answer after the password (IDENT-34, IDENT-35). */
export type Step =
  | { readonly kind: 'NEW_PASSWORD_REQUIRED' }
  | { readonly kind: 'EMAIL_OTP' | 'SMS_MFA'; readonly code: string }
  | { readonly kind: 'SOFTWARE_TOKEN_MFA'; readonly secret: string }

/** An open step of a sign-in. */
export type PendingStep = {
  readonly user: PoolUser
  readonly step: Step
  /** Epoch ms: three minutes after it was opened (IDENT-41). */
  readonly expires: number
  wrong: number
  used: boolean
}
