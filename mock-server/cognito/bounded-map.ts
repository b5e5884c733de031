/**
 * A map that forgets its oldest entry when it is full, so that a server that runs for days stays small.
 * Holds up to `limit` entries.
 */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key)
  }

  set(key: Key, value: Value): void {
    if (this.#entries.size >= this.#limit && !this.#entries.has(key)) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest)
        break
      }
    }
    this.#entries.set(key, value)
  }

  /** Oldest first. */
  entries(): readonly (readonly [Key, Value])[] {
    return [...this.#entries]
  }

  /** Removes and returns the value, for things that may be used once. */
  take(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    this.#entries.delete(key)
    return value
  }
}
