import { base64Url, bytesOfBase64, textOf, utf8 } from '../encoding.ts'
import { userPoolId, userPoolPath } from '../identifiers.ts'

/** The paths of the key set: at the root, and under the endpoint that API clients use. */
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
