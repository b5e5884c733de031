import { BoundedMap } from '../bounded-map.ts'
import { identityRegion } from '../identifiers.ts'

/** The identities of an identity pool: guests without a login, and one for each person who signed in. */
export class IdentityDirectory {
  /** The login (`sub`) of each identity; null for a guest. */
  readonly #logins = new BoundedMap<string, string | null>(10_000)
  readonly #byLogin = new BoundedMap<string, string>(10_000)

  add(login: string | null): string {
    const id = `${identityRegion}:${crypto.randomUUID()}`
    this.link(id, login)
    return id
  }

  /** The person's identity, or a guest's that becomes hers. */
  link(id: string, login: string | null): void {
    this.#logins.set(id, login)
    if (login !== null) this.#byLogin.set(login, id)
  }

  /** Every identity with its login, for a snapshot; `link` takes them back. */
  kept(): readonly (readonly [string, string | null])[] {
    return this.#logins.entries()
  }

  /** Undefined: there is no such identity. */
  loginOf(id: string): string | null | undefined {
    return this.#logins.get(id)
  }

  ofLogin(login: string): string | undefined {
    return this.#byLogin.get(login)
  }
}
