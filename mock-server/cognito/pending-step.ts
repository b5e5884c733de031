import type { Device } from './devices.ts'
import type { PoolUser } from './users.ts'

/** The pending challenge of a sign-in (IDENT-12, IDENT-34 to IDENT-37). */
export type Step =
  | {
      readonly kind:
        | 'NEW_PASSWORD_REQUIRED'
        | 'SELECT_MFA_TYPE'
        | 'SELECT_CHALLENGE'
        | 'PASSWORD'
        | 'PASSWORD_SRP'
    }
  | { readonly kind: 'EMAIL_OTP' | 'SMS_MFA' | 'SMS_OTP'; readonly code: string }
  | { readonly kind: 'SOFTWARE_TOKEN_MFA'; readonly secret: string }
  | {
      readonly kind: 'MFA_SETUP'
      /** base32; undefined until one was asked for. */
      readonly secret: string | undefined
      /** Whether the authenticator has shown a code of it. */
      readonly verified: boolean
    }
  | {
      readonly kind: 'WEB_AUTHN'
      readonly challenge: string
      /** The host of the portal. */ readonly rpId: string
    }
  | { readonly kind: 'DEVICE_SRP_AUTH'; readonly device: Device }
  /** No challenge: who has just confirmed an account may sign in with this, once. */
  | { readonly kind: 'SIGNED_UP' }

/** An open step of a sign-in. */
export type PendingStep = {
  readonly user: PoolUser
  readonly step: Step
  /** Epoch ms: three minutes after it was opened (IDENT-41). */
  readonly expires: number
  wrong: number
  used: boolean
}
