import { jwtDecode, type JwtPayload } from 'jwt-decode'

/** The claims of a token, unverified: checking the signature is up to the server. Empty if it cannot be decoded. */
export function claimsOf(token: string): JwtPayload {
  try {
    return jwtDecode<JwtPayload | null>(token) ?? {}
  } catch {
    return {}
  }
}
