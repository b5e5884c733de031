import { base64Url, bytesOfBase64, textOf, utf8 } from '../encoding.ts'
import { userPoolId, userPoolPath } from '../identifiers.ts'

/** Where the key set stands: at the root, and below the address that clients of the API are given. */
export const addressesOfKeys = [
  `/${userPoolId}/.well-known/jwks.json`,
  `${userPoolPath}${userPoolId}/.well-known/jwks.json`,
] as const

/** The token with other claims and its old signature. */
export function forged(token: string, changes: object): string {
  const [header, claims = '', signature] = token.split('.')
  const changed = { ...JSON.parse(textOf(bytesOfBase64(claims))), ...changes }
  return [header, base64Url(utf8(JSON.stringify(changed))), signature].join('.')
}
