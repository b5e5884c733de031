import { base64Url, randomBytes, utf8 } from './encoding.ts'

/** One sign-in: the refresh token it gave out and every access token made from it. Times are epoch seconds. */
export type Grant = {
  /** `origin_jti` of all its tokens. */
  readonly originJti: string
  readonly sub: string
  readonly scope: string
  readonly authTime: number
  readonly refreshToken: string
  readonly refreshExpires: number
  revoked: boolean
  /** `jti` to `exp` of the access tokens that still count. */
  readonly accessTokens: Map<string, number>
}

const jweHeader = base64Url(utf8('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}'))

/** Opaque, but shaped as Cognito's encrypted refresh tokens: five parts, of which only the first is readable. */
const newRefreshToken = (): string =>
  [jweHeader, ...[256, 12, 640, 16].map((length) => base64Url(randomBytes(length)))].join('.')

/** All sign-ins of one pool. */
export class Grants {
  readonly #byOrigin = new Map<string, Grant>()
  readonly #byRefreshToken = new Map<string, Grant>()

  /** @param refreshTtl seconds. */
  start(sub: string, scope: string, now: number, refreshTtl: number): Grant {
    const grant: Grant = {
      originJti: crypto.randomUUID(),
      sub,
      scope,
      authTime: now,
      refreshToken: newRefreshToken(),
      refreshExpires: now + refreshTtl,
      revoked: false,
      accessTokens: new Map(),
    }
    this.#byOrigin.set(grant.originJti, grant)
    this.#byRefreshToken.set(grant.refreshToken, grant)
    return grant
  }

  byOrigin(originJti: string): Grant | undefined {
    return this.#byOrigin.get(originJti)
  }

  byRefreshToken(token: string): Grant | undefined {
    return this.#byRefreshToken.get(token)
  }

  revokeAllOf(sub: string): void {
    for (const grant of this.#byOrigin.values()) if (grant.sub === sub) grant.revoked = true
  }

  expireAccessTokens(): void {
    for (const grant of this.#byOrigin.values()) grant.accessTokens.clear()
  }
}
