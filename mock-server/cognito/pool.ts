import { BoundedMap } from './bounded-map.ts'
import type { Bytes } from './encoding.ts'
import { Grants } from './grants.ts'
import type { SrpExchange } from './srp.ts'
import type { AccessClaims } from './claims.ts'
import type { NewUser, PoolUser } from './users.ts'
import { UserDirectory } from './users.ts'

/** What an administrator of a real pool would set; tests may change it at any time. Durations in seconds. */
export type PoolSettings = {
  accessTtl: number
  idTtl: number
  refreshTtl: number
  /** How long an opened sign-in may wait for its answer (IDENT-41). */
  challengeTtl: number
  /** LEGACY tells that a person does not exist; ENABLED hides it behind 'Incorrect username or password.'. */
  preventUserExistenceErrors: 'LEGACY' | 'ENABLED'
}

/** A sign-in that waits for the proof of the password; `user` is undefined when nobody has that name. */
export type PasswordChallenge = {
  readonly user: PoolUser | undefined
  readonly userId: string
  readonly exchange: SrpExchange
  readonly secretBlock: Bytes
  /** Epoch ms. */
  readonly expires: number
}

/** One emulated user pool: the identity side of one world, isolated from every other. */
export class UserPool {
  readonly settings: PoolSettings = {
    accessTtl: 3600,
    idTtl: 3600,
    refreshTtl: 30 * 86_400,
    challengeTtl: 180,
    preventUserExistenceErrors: 'LEGACY',
  }
  readonly users = new UserDirectory()
  readonly grants = new Grants()
  /** By `SECRET_BLOCK`. */
  readonly challenges = new BoundedMap<string, PasswordChallenge>(1000)
  /** Access tokens of which the signature was checked, so that a repeated token costs one look-up. */
  readonly verified = new BoundedMap<string, AccessClaims>(2000)
  /** The world's clock, epoch ms. */
  readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** The clock in whole epoch seconds, the unit of token claims. */
  seconds(): number {
    return Math.floor(this.now() / 1000)
  }

  /** Cheap (no cryptography before the first sign-in). Throws when the e-mail or `sub` is taken. */
  addUser(user: NewUser): PoolUser {
    return this.users.add(user)
  }

  /** Ends every session of a person: her access and refresh tokens are refused from now on. */
  revokeAll(sub: string): void {
    this.grants.revokeAllOf(sub)
  }

  /** Makes every access token issued so far count as expired, while refreshing goes on working. */
  expireAccessTokens(): void {
    this.grants.expireAccessTokens()
  }
}

/**
 * An empty pool. Nothing is computed before somebody signs in.
 * @param clock `now` gives epoch ms; tokens, lock-outs and challenges follow it.
 */
export const createUserPool = (clock: { now: () => number }): UserPool => new UserPool(clock.now)
