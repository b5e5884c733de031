import type { Changes } from './changes.ts'
import { noteChange, noteJourney, touchOtherTables } from './changes.ts'

type Row = { readonly id: string }

/**
 * A table of a world: rows by id in the order of making, and by the fields that it is indexed by, so that what
 * belongs to one person or journey is found without looking at everybody's. An indexed field is changed by `change`
 * alone; its type is readonly for that.
 */
export class Table<One extends Row, Field extends keyof One = never> extends Map<string, One> {
  readonly #changes: Changes
  readonly #journeyOf: ((row: One) => string | null) | undefined
  /** By field, then by its value. */
  readonly #buckets: readonly (readonly [Field, Map<One[Field], Set<One>>])[]
  /** When a row was made, as a number that only grows; by id. */
  readonly #places = new Map<string, number>()
  /** When rows came to the values that they have now, of those that were not made with them; by id. */
  readonly #arrived = new Map<string, number>()
  /** Grows with whatever comes or moves. */
  #made = 0

  /** @param journeyOf the journey that a row is about; without it a row may be about any, null: about none */
  constructor(changes: Changes, fields: readonly Field[] = [], journeyOf?: (row: One) => string | null) {
    super()
    this.#changes = changes
    this.#journeyOf = journeyOf
    this.#buckets = fields.map((field) => [field, new Map()])
  }

  /** Adds a row, or replaces the one with the same id. */
  override set(id: string, row: One): this {
    const before = this.get(id)
    this.#made += 1
    if (before) {
      this.#unlist(before)
      this.#arrived.set(id, this.#made)
    } else this.#places.set(id, this.#made)
    this.#list(row)
    this.#note(row)
    return super.set(id, row)
  }

  override delete(id: string): boolean {
    const row = this.get(id)
    if (row) {
      this.#unlist(row)
      this.#note(row)
    }
    this.#arrived.delete(id)
    this.#places.delete(id)
    return super.delete(id)
  }

  /** Changes indexed fields of a row of this table. */
  change(row: One, values: Pick<One, Field>): void {
    this.#unlist(row)
    Object.assign(row, values)
    this.#list(row)
    this.#made += 1
    this.#arrived.set(row.id, this.#made)
    this.#note(row)
  }

  /** The rows with this value, in the order in which they came to it. */
  where(field: Field, value: One[Field]): readonly One[] {
    return [...(this.#bucket(field, value) ?? [])]
  }

  /** One row with this value, where there is one. */
  find(field: Field, value: One[Field]): One | undefined {
    const [first] = this.#bucket(field, value) ?? []
    return first
  }

  /** The rows with one of these values, in the order of making. */
  whereIn(field: Field, values: Iterable<One[Field]>): readonly One[] {
    const wanted = new Set(values)
    // of many values the whole table is quicker than their parts of it
    if (wanted.size * 8 > this.size) return [...this.values()].filter((row) => wanted.has(row[field]))
    return this.inOrder([...wanted].flatMap((value) => this.where(field, value)))
  }

  /** These rows of the table, each once, in the order of making. */
  inOrder(rows: Iterable<One>): readonly One[] {
    return [...new Set(rows)].toSorted(this.byMaking)
  }

  /** Compares two rows of the table by the order of making. */
  readonly byMaking = (a: One, b: One): number =>
    (this.#places.get(a.id) ?? 0) - (this.#places.get(b.id) ?? 0)

  /** All rows in the order of making; and where another one, the order in which they came to their values, by id. */
  kept(): { readonly rows: readonly One[]; readonly arrivals: readonly string[] } {
    const rows = [...this.values()]
    if (this.#arrived.size === 0) return { rows, arrivals: [] }
    const arrival = (row: One) => this.#arrived.get(row.id) ?? this.#places.get(row.id) ?? 0
    return { rows, arrivals: rows.toSorted((a, b) => arrival(a) - arrival(b)).map(({ id }) => id) }
  }

  /** Takes what `kept` gave; for a table that is empty. */
  fill(rows: readonly One[], arrivals: readonly string[]): void {
    for (const row of rows) this.set(row.id, row)
    for (const id of arrivals) {
      const row = this.get(id)
      if (row) this.set(id, row)
    }
  }

  #note(row: One): void {
    if (!this.#journeyOf) return noteChange(this.#changes)
    const journey = this.#journeyOf(row)
    if (journey === null) touchOtherTables(this.#changes)
    else noteJourney(this.#changes, journey)
  }

  #bucket(field: Field, value: One[Field]): Set<One> | undefined {
    return this.#buckets.find(([name]) => name === field)?.[1].get(value)
  }

  #list(row: One): void {
    for (const [field, buckets] of this.#buckets) {
      const bucket = buckets.get(row[field])
      if (bucket) bucket.add(row)
      else buckets.set(row[field], new Set([row]))
    }
  }

  #unlist(row: One): void {
    for (const [field, buckets] of this.#buckets) {
      const bucket = buckets.get(row[field])
      bucket?.delete(row)
      if (bucket?.size === 0) buckets.delete(row[field])
    }
  }
}
