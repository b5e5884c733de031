import { jwtDecode, type JwtPayload } from 'jwt-decode'

/** What a token says, unchecked: its signature is the server's business. Nothing when it cannot be read. */
export function claimsOf(token: string): JwtPayload {
  try {
    return jwtDecode<JwtPayload | null>(token) ?? {}
  } catch {
    return {}
  }
}
