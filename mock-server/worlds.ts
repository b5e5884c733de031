import { BoundedMap } from './cognito/bounded-map.ts'
import { createWorld } from './store/create-world.ts'
import type { World } from './store/world.ts'

/** The world of plain `localhost`. */
export const mainWorld = 'default'
/** Worlds kept at the same time, unless `--worlds` says otherwise. */
const WORLDS = 64
/** Names of discarded worlds that are remembered. */
const DISCARDED = 1000

/** Names that a header may give; a host name is held to the rules of host names anyway. */
const validName = /^[a-z0-9][a-z0-9.-]{0,62}$/

/** By what is written before the path: nearly all calls name the same one. */
const knownHosts = new BoundedMap<string, string>(100)

/** The host of an address, in lower case and without its port: `w1.localhost`, `[::1]`. */
export function hostOf(address: string): string {
  const start = address.indexOf('//') + 2
  const end = address.indexOf('/', start)
  const written = address.slice(start, end < 0 ? undefined : end)
  const known = knownHosts.get(written)
  if (known !== undefined) return known
  const host = written.toLowerCase().replace(/:\d+$/, '')
  knownHosts.set(written, host)
  return host
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
  /** How many worlds are kept at the same time. */
  readonly limit?: number
}

/** All worlds of one server, created on first use. Above the limit, the one idle longest is discarded. */
export class Worlds {
  /** In the order of their last use. */
  readonly #worlds = new Map<string, World>()
  /** The last of them: most calls are to the same world as the one before. */
  #latest: World | undefined
  readonly #begin: (name: string) => World
  readonly #tokens: ReadonlyMap<string, string>
  /** In the order of being discarded. */
  readonly #discarded = new Set<string>()
  readonly limit: number

  constructor({ begin = createWorld, tokens = new Map(), limit = WORLDS }: WorldsOptions = {}) {
    this.limit = limit
    this.#begin = begin
    this.#tokens = tokens
  }

  get(name: string): World {
    const known = this.#worlds.get(name)
    if (known) {
      if (known !== this.#latest) this.#append(known)
      known.lastUsed = Date.now()
      return known
    }
    this.#makeRoom()
    return this.reset(name)
  }

  has(name: string): boolean {
    return this.#worlds.has(name)
  }

  /** Whether the world was discarded and has not begun again. */
  isDiscarded(name: string): boolean {
    return this.#discarded.has(name)
  }

  /** Names of the discarded worlds, the last one first. */
  discarded(): readonly string[] {
    return [...this.#discarded].toReversed()
  }

  /** Those that there are, the last used first. */
  list(): readonly World[] {
    return [...this.#worlds.values()].toReversed()
  }

  /** Replaces a world by a fresh one: data, sessions, mail, faults and clock are reset. */
  reset(name: string): World {
    return this.put(this.#begin(name))
  }

  /** Resets a world, or starts a discarded one again. */
  restart(name: string): World {
    if (!this.#worlds.has(name)) this.#makeRoom()
    return this.reset(name)
  }

  /** Replaces the world with the same name and releases its hanging calls. */
  put(world: World): World {
    this.#worlds.get(world.name)?.faults.replace([])
    this.#discarded.delete(world.name)
    this.#append(world)
    for (const [token, email] of this.#tokens) world.tokens.set(token, email)
    return world
  }

  #append(world: World): void {
    this.#worlds.delete(world.name)
    this.#worlds.set(world.name, world)
    this.#latest = world
  }

  /** Never discards the main world, which may be open in a browser. */
  #makeRoom(): void {
    for (const name of this.#worlds.keys()) {
      if (this.#worlds.size < this.limit) return
      if (name !== mainWorld) this.#discard(name)
    }
  }

  #discard(name: string): void {
    this.#worlds.get(name)?.faults.replace([])
    this.#worlds.delete(name)
    this.#discarded.add(name)
    const [oldest] = this.#discarded
    if (this.#discarded.size > DISCARDED && oldest !== undefined) this.#discarded.delete(oldest)
  }
}
