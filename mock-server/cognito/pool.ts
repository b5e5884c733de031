import { BoundedMap } from './bounded-map.ts'
import type { AccessClaims } from './claims.ts'
import type { CodeMessage } from './delivery.ts'
import { Grants } from './grants.ts'
import { IdentityDirectory } from './identity-pool/identities.ts'
import { HostedState } from './oauth/hosted-state.ts'
import type { Registration } from './passkeys/passkeys.ts'
import type { PendingStep } from './pending-step.ts'
import type { PoolSettings } from './settings.ts'
import { defaultSettings } from './settings.ts'
import type { SrpChallenge } from './srp-challenge.ts'
import { UserDirectory } from './user-directory.ts'
import type { NewUser, PoolUser } from './users.ts'
import { newUser } from './users.ts'

/** The environment of a pool. */
export type PoolSurroundings = {
  /** Epoch ms; tokens, lock-outs, codes and challenges follow it. */
  readonly now: () => number
  /** Receives the messages with codes; without it they are lost. */
  readonly deliver?: (message: CodeMessage) => void
  /**
   * Called once for every account that becomes usable: confirmed by its code, or first seen from a provider.
   */
  readonly onConfirmed?: (user: PoolUser) => void
  /** Called after each completed sign-in. */
  readonly onSignedIn?: (user: PoolUser) => void
}

/** One emulated user pool: the identity side of one world, isolated from every other. */
export class UserPool {
  readonly settings: PoolSettings = defaultSettings()
  readonly users = new UserDirectory()
  readonly grants = new Grants()
  /** By `SECRET_BLOCK`. */
  readonly challenges = new BoundedMap<string, SrpChallenge>(1000)
  /** Made-up people by the names that were tried, see `stranger`. */
  readonly #strangers = new BoundedMap<string, PoolUser>(1000)
  /** Sign-ins between the password and the tokens, by `Session`. */
  readonly steps = new BoundedMap<string, PendingStep>(1000)
  /** Passkeys in the making, by `sub`. */
  readonly registrations = new BoundedMap<string, Registration>(1000)
  /** Access tokens of which the signature was checked, so that a repeated token costs one look-up. */
  readonly verified = new BoundedMap<string, AccessClaims>(2000)
  /** The state of the hosted pages. */
  readonly hosted = new HostedState()
  /** The identity pool that trusts this user pool. */
  readonly identities = new IdentityDirectory()
  readonly now: () => number
  readonly deliver: (message: CodeMessage) => void
  readonly onConfirmed: (user: PoolUser) => void
  readonly onSignedIn: (user: PoolUser) => void

  constructor(surroundings: PoolSurroundings) {
    const nobody = () => undefined
    const { now, deliver = nobody, onConfirmed = nobody, onSignedIn = nobody } = surroundings
    this.now = now
    this.deliver = deliver
    this.onConfirmed = onConfirmed
    this.onSignedIn = onSignedIn
  }

  /** The clock in whole epoch seconds, the unit of token claims. */
  seconds(): number {
    return Math.floor(this.now() / 1000)
  }

  /** Cheap (no cryptography before the first sign-in). Throws when the e-mail or `sub` is taken. */
  addUser(user: NewUser): PoolUser {
    return this.users.add(user)
  }

  /**
   * A fake user for an unknown name, in a pool that hides existing users: deterministic per name, with an
   * unguessable password. It is in no directory and gets no mail.
   */
  stranger(name: string): PoolUser {
    const key = name.toLowerCase()
    const known = this.#strangers.get(key)
    if (known) return known
    const password = crypto.randomUUID()
    const user = newUser({ sub: crypto.randomUUID(), email: name, password, status: 'CONFIRMED' })
    this.#strangers.set(key, user)
    return user
  }

  isStranger(user: PoolUser): boolean {
    return this.#strangers.get(user.email) === user
  }

  /** Ends every session of a person: her access and refresh tokens are refused from now on. */
  revokeAll(sub: string): void {
    this.grants.revokeAllOf(sub)
  }

  /** Expires every access token issued so far; refreshing still works. */
  expireAccessTokens(): void {
    this.grants.expireAccessTokens()
  }
}

/** An empty pool. Nothing is computed before the first sign-in. */
export const createUserPool = (surroundings: PoolSurroundings): UserPool => new UserPool(surroundings)
