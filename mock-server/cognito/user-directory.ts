import type { KeptUser, NewFederatedUser, NewUser, PoolUser } from './users.ts'
import { keptUser, newFederatedUser, newUser, restoredUser } from './users.ts'

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
    return this.#keep(newUser(seed))
  }

  /** Throws when the person at that provider or the `sub` is known already. */
  addFederated(seed: NewFederatedUser): PoolUser {
    return this.#keep(newFederatedUser(seed))
  }

  /** All users in the order they were added, for a snapshot. */
  kept(): readonly KeptUser[] {
    return [...new Set(this.#byName.values())].map(keptUser)
  }

  /** Adds a user returned by `kept`. Throws if the user exists. */
  restore(user: KeptUser): void {
    this.#keep(restoredUser(user))
  }

  find(name: string): PoolUser | undefined {
    const key = name.toLowerCase()
    return this.#byName.get(key) ?? this.#federatedByEmail.get(key)
  }

  /** Whether a user with this email has a password. */
  hasAccount(email: string): boolean {
    return this.#byName.has(email.toLowerCase())
  }

  #keep(user: PoolUser): PoolUser {
    const { identity, username, email, sub } = user
    const keys = [identity ? username : email, sub].map((name) => name.toLowerCase())
    if (keys.some((key) => this.#byName.has(key))) {
      throw new Error(`The pool already has a user ${email}`)
    }
    for (const key of keys) this.#byName.set(key, user)
    if (identity) this.#federatedByEmail.set(email, user)
    return user
  }
}
