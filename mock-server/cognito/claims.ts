/** Claims that the ID token and the access token share. Times are epoch seconds. */
type SharedClaims = {
  readonly sub: string
  readonly iss: string
  /** Present because the client has token revocation on; Amplify revokes only tokens that carry it. */
  readonly origin_jti: string
  readonly event_id: string
  readonly auth_time: number
  readonly iat: number
  readonly exp: number
  readonly jti: string
}

/** The access token, claim by claim as Cognito writes it. */
export type AccessClaims = SharedClaims & {
  readonly token_use: 'access'
  readonly client_id: string
  readonly scope: string
  readonly username: string
  /** Where devices are remembered: the one that is signed in on. */
  readonly device_key?: string
  /** In tokens of the hosted pages only. */
  readonly version?: 2
}

/** The ID token of the same sign-in. */
export type IdClaims = SharedClaims & {
  readonly token_use: 'id'
  readonly aud: string
  readonly 'cognito:username': string
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  readonly phone_number?: string
  readonly phone_number_verified?: boolean
  /** Of people from Google or Apple. */
  readonly identities?: readonly IdentityClaim[]
  /** These two in tokens of the hosted pages only. */
  readonly at_hash?: string
  readonly nonce?: string
}

/** The identity of a person at a provider; all values are strings. */
export type IdentityClaim = {
  readonly userId: string
  readonly providerName: string
  readonly providerType: string
  readonly issuer: null
  readonly primary: 'true'
  /** Epoch ms. */
  readonly dateCreated: string
}
