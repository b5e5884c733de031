import type { Verifier } from './srp.ts'
import { createVerifier } from './srp.ts'

/** The states of Cognito that change what sign-in answers. */
type UserStatus = 'CONFIRMED' | 'UNCONFIRMED' | 'RESET_REQUIRED'

/** A person to put into the pool. `sub` is a UUID and also the user name; people sign in with their e-mail. */
export type NewUser = {
  readonly sub: string
  readonly email: string
  readonly password: string
  readonly status: UserStatus
  readonly given_name?: string
  readonly family_name?: string
}

export type PoolUser = {
  readonly sub: string
  /** Lower case: the pool does not tell `Maya@` from `maya@`. */
  readonly email: string
  readonly emailVerified: boolean
  readonly profile: { readonly given_name?: string; readonly family_name?: string }
  readonly status: UserStatus
  /** False: an administrator has switched the account off. */
  enabled: boolean
  /** Made on first use, because it costs 5 to 40 ms. */
  readonly verifier: () => Promise<Verifier>
  readonly attempts: SignInAttempts
}

/** What the lock-out counts. Times are epoch ms of the pool's clock. */
export type SignInAttempts = { failures: number; lockedUntil: number; last: number }

/** Makes the verifier when it is first asked for, and once. */
function lazyVerifier(sub: string, password: string): () => Promise<Verifier> {
  let made: Promise<Verifier> | undefined
  return () => (made ??= createVerifier(sub, password))
}

/** The people of one pool, found by e-mail (any case) or by `sub`. */
export class UserDirectory {
  readonly #byName = new Map<string, PoolUser>()

  /** Cheap: nothing is computed before the first sign-in. Throws when the e-mail or `sub` is taken. */
  add({ sub, email, password, status, given_name, family_name }: NewUser): PoolUser {
    const user: PoolUser = {
      sub,
      email: email.toLowerCase(),
      emailVerified: status !== 'UNCONFIRMED',
      profile: { ...(given_name && { given_name }), ...(family_name && { family_name }) },
      status,
      enabled: true,
      verifier: lazyVerifier(sub, password),
      attempts: { failures: 0, lockedUntil: 0, last: 0 },
    }
    if (this.find(user.email) || this.find(sub)) throw new Error(`The pool already has a user ${email}`)
    this.#byName.set(user.email, user)
    this.#byName.set(sub.toLowerCase(), user)
    return user
  }

  find(name: string): PoolUser | undefined {
    return this.#byName.get(name.toLowerCase())
  }
}
