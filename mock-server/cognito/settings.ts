/** The administrator settings of a pool; tests may change them at any time. Durations in seconds. */
export type PoolSettings = {
  accessTtl: number
  idTtl: number
  refreshTtl: number
  /** How long an opened sign-in may wait for its answer (IDENT-41). */
  challengeTtl: number
  signUpCodeTtl: number
  resetCodeTtl: number
  /** LEGACY tells that a person does not exist; ENABLED hides it. */
  preventUserExistenceErrors: 'LEGACY' | 'ENABLED'
  /** Whether every refresh answers a new refresh token in place of the one that was used. */
  refreshRotation: boolean
  /** How long a replaced refresh token stays good; Cognito allows 0 to 60. */
  rotationGrace: number
  /** Sent in place of random codes, for who cannot read the mailbox; null: none. */
  fixedCode: string | null
  /**
   * ON: everyone needs a second factor; people without one must set up an authenticator at the next sign-in.
   */
  mfa: 'OPTIONAL' | 'ON'
  /** Whether devices are remembered: a new one is named at sign-in and, once confirmed, replaces the second factor. */
  deviceTracking: boolean
  /** Whether people may have passkeys and sign in with them. */
  passkeys: boolean
  /** Whether the identity pool gives credentials to who is not signed in. */
  guestIdentities: boolean
}

export const defaultSettings = (): PoolSettings => ({
  accessTtl: 3600,
  idTtl: 3600,
  refreshTtl: 30 * 86_400,
  challengeTtl: 180,
  signUpCodeTtl: 86_400,
  resetCodeTtl: 3600,
  preventUserExistenceErrors: 'LEGACY',
  refreshRotation: false,
  rotationGrace: 0,
  fixedCode: null,
  mfa: 'OPTIONAL',
  deviceTracking: false,
  passkeys: true,
  guestIdentities: true,
})
