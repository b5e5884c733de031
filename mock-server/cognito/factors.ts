import { randomBytes } from './encoding.ts'

/** The second factor of a seeded person, if any (IDENT-34). */
export type SecondFactor =
  | { readonly kind: 'EMAIL_OTP' }
  | { readonly kind: 'SMS_MFA'; /** E.164. */ readonly phone: string }
  | { readonly kind: 'SOFTWARE_TOKEN_MFA'; /** base32. */ readonly secret: string }

/** The second factors by the names that challenges and `UserMFASettingList` have. */
export type FactorKind = SecondFactor['kind']

/** The second factors of a person, and which of them is used. */
export type Factors = {
  /** E.164. */
  readonly phone: string | undefined
  /** base32; an authenticator has shown a code of it. */
  totpSecret: string | undefined
  /** base32; handed out, and not proved yet. */
  offeredSecret: string | undefined
  /** Asked for at sign-in. */
  readonly enabled: Set<FactorKind>
  /** The preferred one if several are enabled; without it the person chooses. */
  preferred: FactorKind | undefined
}

export const factorsOf = (factor: SecondFactor | undefined): Factors => ({
  phone: factor?.kind === 'SMS_MFA' ? factor.phone : undefined,
  totpSecret: factor?.kind === 'SOFTWARE_TOKEN_MFA' ? factor.secret : undefined,
  offeredSecret: undefined,
  enabled: new Set(factor ? [factor.kind] : []),
  preferred: factor?.kind,
})

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret for an authenticator: 52 letters of base32, as Cognito's. */
export const newTotpSecret = (): string =>
  Array.from(randomBytes(52), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
