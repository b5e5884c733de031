import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

/** Endings of parameters that compare, as Django's filters have them. */
const lookups = {
  isnull: (own, value) => (own === null) === (value === 'true'),
  gte: (own, value) => compare(own, value) >= 0,
  gt: (own, value) => compare(own, value) > 0,
  lte: (own, value) => compare(own, value) <= 0,
  lt: (own, value) => compare(own, value) < 0,
  in: (own, value) => value.split(',').some((one) => equal(own, one)),
  icontains: (own, value) => String(own).toLowerCase().includes(value.toLowerCase()),
  contains: (own, value) => String(own).includes(value),
  startswith: (own, value) => String(own).startsWith(value),
  exact: (own, value) => equal(own, value),
} satisfies Record<string, (own: Json, value: string) => boolean>

type Lookup = keyof typeof lookups

const isLookup = (name: string | undefined): name is Lookup =>
  name !== undefined && Object.hasOwn(lookups, name)

/** The condition of a query parameter on a row. */
export type Filter = {
  readonly lookup: Lookup
  /** The row's value; undefined when rows have none. */
  readonly own: (row: JsonObject) => Json | undefined
  readonly fits: (row: JsonObject, value: string) => boolean
}

/** Parses a parameter's name: the field, `field__lookup`, or `field__of_field`. */
export function filterOf(name: string): Filter {
  const parts = name.split('__')
  const last = parts.at(-1)
  const lookup: Lookup = parts.length > 1 && isLookup(last) ? last : 'exact'
  const path = lookup === 'exact' && last !== 'exact' ? parts : parts.slice(0, -1)
  const own = (row: JsonObject) => valueOf(row, path)
  return {
    lookup,
    own,
    fits: (row, value) => {
      const mine = own(row)
      return mine !== undefined && (mine !== null || lookup === 'isnull') && lookups[lookup](mine, value)
    },
  }
}

/** A field by its path; a thing inside a row is meant by its id. */
function valueOf(row: JsonObject, path: readonly string[]): Json | undefined {
  const value = path.reduce<Json | undefined>(
    (current, name) => (isObject(current) ? current[name] : undefined),
    row,
  )
  return isObject(value) ? value.id : value
}

const equal = (own: Json, value: string): boolean =>
  Array.isArray(own)
    ? own.some((one) => equal(isObject(one) ? (one.id ?? null) : one, value))
    : String(own) === value

function compare(own: Json, value: string): number {
  const [one, other] = [own, value].map((side) =>
    typeof side === 'number' ? side : Date.parse(String(side)),
  )
  if (Number.isNaN(one) || Number.isNaN(other) || one === undefined || other === undefined)
    return String(own) < value ? -1 : String(own) > value ? 1 : 0
  return one - other
}
