import { createWorld } from './store/create-world.ts'
import type { World } from './store/world.ts'

/** The world of plain `localhost`. */
export const mainWorld = 'default'
const limit = 64

/** Names that a header may give; a host name is held to the rules of host names anyway. */
const validName = /^[a-z0-9][a-z0-9.-]{0,62}$/

/** The host of an address, in lower case and without its port: `w1.localhost`, `[::1]`. */
export function hostOf(address: string): string {
  const start = address.indexOf('//') + 2
  const end = address.indexOf('/', start)
  return address
    .slice(start, end < 0 ? undefined : end)
    .toLowerCase()
    .replace(/:\d+$/, '')
}

/**
 * The world that a call belongs to: its `x-mock-world` header, else the label before `.localhost`.
 * @param header what `x-mock-world` says
 */
export function worldNameOf(header: string | null, address: string): string {
  const named = header?.toLowerCase()
  if (named !== undefined && validName.test(named)) return named
  const host = hostOf(address)
  const label = host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : mainWorld
  return validName.test(label) ? label : mainWorld
}

export type WorldsOptions = {
  /** Creates a world: with the seeds by default. */
  readonly begin?: (name: string) => World
  /** Fixed tokens of every world, with the emails of their owners. */
  readonly tokens?: ReadonlyMap<string, string>
}

/** All worlds of one server. Made on first use; of more than 64 the one that was idle longest goes. */
export class Worlds {
  /** In the order of their last use. */
  readonly #worlds = new Map<string, World>()
  readonly #begin: (name: string) => World
  readonly #tokens: ReadonlyMap<string, string>

  constructor({ begin = createWorld, tokens = new Map() }: WorldsOptions = {}) {
    this.#begin = begin
    this.#tokens = tokens
  }

  get(name: string): World {
    const known = this.#worlds.get(name)
    if (known) {
      this.#worlds.delete(name)
      this.#worlds.set(name, known)
      known.lastUsed = Date.now()
      return known
    }
    this.#makeRoom()
    return this.reset(name)
  }

  has(name: string): boolean {
    return this.#worlds.has(name)
  }

  /** Those that there are, the last used first. */
  list(): readonly World[] {
    return [...this.#worlds.values()].toReversed()
  }

  /** Replaces a world by a fresh one: data, sessions, mail, faults and clock are reset. */
  reset(name: string): World {
    return this.put(this.#begin(name))
  }

  /** Replaces the world with the same name and releases its hanging calls. */
  put(world: World): World {
    this.#worlds.get(world.name)?.faults.replace([])
    this.#worlds.delete(world.name)
    this.#worlds.set(world.name, world)
    for (const [token, email] of this.#tokens) world.tokens.set(token, email)
    return world
  }

  /** Never discards the main world, which may be open in a browser. */
  #makeRoom(): void {
    for (const name of this.#worlds.keys()) {
      if (this.#worlds.size < limit) return
      if (name !== mainWorld) this.#worlds.delete(name)
    }
  }
}
