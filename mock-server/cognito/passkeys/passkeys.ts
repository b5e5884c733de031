import type { PublicKey } from './public-key.ts'

/** A passkey as the pool keeps it. */
export type Passkey = {
  /** base64url of what the authenticator calls it. */
  readonly id: string
  readonly name: string
  /** The host that it is for. */
  readonly rpId: string
  readonly publicKey: PublicKey
  readonly attachment: string | undefined
  readonly transports: readonly string[]
  /** Epoch ms. */
  readonly createdAt: number
  /** The counter of its last signature. */
  signCount: number
}

/** A challenge that waits for a new passkey. Each is answered once, within three minutes. */
export type Registration = {
  readonly challenge: string
  readonly rpId: string
  /** Epoch ms. */
  readonly expires: number
}

/** Cognito's quota. */
export const mostPasskeys = 20

const names: Readonly<Record<string, string>> = {
  ea9b8d664d011d213ce4b6b48cb575d4: 'Google Password Manager',
  fbfc3007154e4ecc8c0b6e020557d7bd: 'iCloud Keychain',
  '08987058cadc4b81b6e130de50dcbe96': 'Windows Hello',
  bada5566a7aa401fbd9645619a55120d: '1Password',
  d548826e79b4db40a3d811116f7e8349: 'Bitwarden',
}

/** The name that the pool gives a passkey, by the kind of its authenticator; empty for one it does not know. */
export const nameOf = (aaguid: string): string => names[aaguid] ?? ''
