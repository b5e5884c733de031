import type { NewFederatedUser, NewUser, PoolUser } from './users.ts'
import { newFederatedUser, newUser } from './users.ts'

/**
 * The people of one pool. People with a password are found by their e-mail (any case) or `sub`, people from Google
 * or Apple by their user name or `sub`; their e-mail leads to them only where nobody has a password with it, as two
 * accounts may have the same one.
 */
export class UserDirectory {
  readonly #byName = new Map<string, PoolUser>()
  readonly #federatedByEmail = new Map<string, PoolUser>()

  /** Throws when the e-mail or `sub` is taken. */
  add(seed: NewUser): PoolUser {
    return this.#keep(newUser(seed), [seed.email, seed.sub])
  }

  /** Throws when the person at that provider or the `sub` is known already. */
  addFederated(seed: NewFederatedUser): PoolUser {
    const user = newFederatedUser(seed)
    this.#keep(user, [user.username, user.sub])
    this.#federatedByEmail.set(user.email, user)
    return user
  }

  find(name: string): PoolUser | undefined {
    const key = name.toLowerCase()
    return this.#byName.get(key) ?? this.#federatedByEmail.get(key)
  }

  /** Whether somebody has a password with this e-mail. */
  hasAccount(email: string): boolean {
    return this.#byName.has(email.toLowerCase())
  }

  #keep(user: PoolUser, names: readonly string[]): PoolUser {
    const keys = names.map((name) => name.toLowerCase())
    if (keys.some((key) => this.#byName.has(key))) {
      throw new Error(`The pool already has a user ${user.email}`)
    }
    for (const key of keys) this.#byName.set(key, user)
    return user
  }
}
