import { base64Url, randomBytes, utf8 } from './encoding.ts'

/** The claims that a sign-in through the hosted pages adds to its tokens. */
export type HostedGrant = { readonly nonce: string | undefined }

/** One sign-in: the refresh tokens it gave out and every access token made from them. Times are epoch seconds. */
export type Grant = {
  /** `origin_jti` of all its tokens. */
  readonly originJti: string
  readonly sub: string
  readonly scope: string
  readonly authTime: number
  /** Undefined for a sign-in with a password. */
  readonly hosted: HostedGrant | undefined
  /** The device it started on, if devices are remembered. */
  readonly deviceKey: string | undefined
  /** The newest refresh token. */
  refreshToken: string
  /** When the whole session ends; a replacement does not live longer than what it replaced. */
  readonly refreshExpires: number
  /** Refresh tokens that another one has replaced, with the time (epoch ms) when they first were. */
  readonly replaced: Map<string, number>
  revoked: boolean
  /** `jti` to `exp` of the access tokens that still count. */
  readonly accessTokens: Map<string, number>
  /** Its last call of the API; undefined before the first. */
  lastUse?: { readonly at: number; readonly userAgent: string | null }
}

type NewGrant = {
  readonly sub: string
  readonly scope: string
  readonly hosted?: HostedGrant
  readonly deviceKey?: string
  /** Epoch seconds. */
  readonly now: number
  /** Seconds. */
  readonly refreshTtl: number
  /** A random one unless given. */
  readonly originJti?: string
}

const jweHeader = base64Url(utf8('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}'))

/** Opaque, but shaped as Cognito's encrypted refresh tokens: five parts, of which only the first is readable. */
const newRefreshToken = (): string =>
  [jweHeader, ...[256, 12, 640, 16].map((length) => base64Url(randomBytes(length)))].join('.')

/** So many replaced tokens of one session are remembered. */
const longestHistory = 100

/** All sign-ins of one pool. */
export class Grants {
  readonly #byOrigin = new Map<string, Grant>()
  readonly #byRefreshToken = new Map<string, Grant>()

  start({
    sub,
    scope,
    hosted,
    deviceKey,
    now,
    refreshTtl,
    originJti = crypto.randomUUID(),
  }: NewGrant): Grant {
    const grant: Grant = {
      originJti,
      sub,
      scope,
      authTime: now,
      hosted,
      deviceKey,
      refreshToken: newRefreshToken(),
      refreshExpires: now + refreshTtl,
      replaced: new Map(),
      revoked: false,
      accessTokens: new Map(),
    }
    this.#byOrigin.set(grant.originJti, grant)
    this.#byRefreshToken.set(grant.refreshToken, grant)
    return grant
  }

  /**
   * A new refresh token in place of a used one. Used again within its time of grace, the old one is replaced once
   * more, and its time does not begin anew.
   * @param now epoch ms
   */
  replace(grant: Grant, used: string, now: number): string {
    if (!grant.replaced.has(used)) grant.replaced.set(used, now)
    for (const oldest of grant.replaced.keys()) {
      if (grant.replaced.size <= longestHistory) break
      grant.replaced.delete(oldest)
      this.#byRefreshToken.delete(oldest)
    }
    grant.refreshToken = newRefreshToken()
    this.#byRefreshToken.set(grant.refreshToken, grant)
    return grant.refreshToken
  }

  byOrigin(originJti: string): Grant | undefined {
    return this.#byOrigin.get(originJti)
  }

  byRefreshToken(token: string): Grant | undefined {
    return this.#byRefreshToken.get(token)
  }

  /** Every sign-in with all of its refresh tokens, for a snapshot. */
  kept(): readonly (readonly [Grant, readonly string[]])[] {
    const tokens = new Map<Grant, string[]>([...this.#byOrigin.values()].map((grant) => [grant, []]))
    for (const [token, grant] of this.#byRefreshToken) tokens.get(grant)?.push(token)
    return [...tokens]
  }

  /** Takes a sign-in that `kept` gave. */
  add(grant: Grant, refreshTokens: readonly string[]): void {
    this.#byOrigin.set(grant.originJti, grant)
    for (const token of refreshTokens) this.#byRefreshToken.set(token, grant)
  }

  /** The sessions of a person in which they are still signed in. @param now epoch seconds */
  openOf(sub: string, now: number): Grant[] {
    return [...this.#byOrigin.values()].filter(
      (grant) => grant.sub === sub && !grant.revoked && grant.refreshExpires > now,
    )
  }

  revokeAllOf(sub: string): void {
    for (const grant of this.#byOrigin.values()) if (grant.sub === sub) grant.revoked = true
  }

  expireAccessTokens(): void {
    for (const grant of this.#byOrigin.values()) grant.accessTokens.clear()
  }
}
