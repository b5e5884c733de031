import type { Contract, Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { objectAt } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import { rowSchema } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { filterOf } from '../values/filter.ts'
import { allRows } from '../values/pages.ts'

const NAMES = new Set(['ordering', 'order_by', 'sort', 'sort_by'])

/** A list comes in the order that was asked for: each listed one, up and down. */
export async function ordering({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    const parameter = read.operation.parameters.find(
      ({ in: place, name }) => place === 'query' && NAMES.has(name),
    )
    if (!parameter || rowSchema(session.contract, read.operation) === undefined) continue
    if (parameter.assumed && !session.options.includeAssumed) continue
    const whole = objectAt(session.contract.document, parameter.schema)
    const { enum: listed } = whole.type === 'array' ? objectAt(session.contract.document, whole.items) : whole
    for (const value of Array.isArray(listed) ? listed.map(String) : []) {
      if (isRanked(session.contract, read.operation, value)) continue
      const found = await allRows(session, { ...read, query: { [parameter.name]: value } })
      const broken = found && outOfOrder(found.rows, value)
      if (found && broken) {
        session.found(
          'ordering-ignored',
          read.operation,
          found.answer,
          `rows in the order of ${parameter.name}=${value}`,
          `${JSON.stringify(broken[0])} before ${JSON.stringify(broken[1])}`,
          '/results',
        )
      }
    }
  }
}

/** Values of a list may have a rank of their own, which no answer tells: mother before father, high before low. */
function isRanked(contract: Contract, operation: Operation, value: string): boolean {
  const property = propertyOf(contract.document, rowSchema(contract, operation), value.replace(/^[-+]/, ''))
  return Array.isArray(property?.enum)
}

/** Things are put in order by their names, not by their ids. */
const isPlain = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string'
    ? !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
    : typeof value === 'number' || typeof value === 'boolean'

/** Two neighbours in the wrong order; undefined when there are none. Nothing is said of what is null. */
function outOfOrder(rows: readonly JsonObject[], value: string): readonly [Json, Json] | undefined {
  const down = value.startsWith('-')
  const { own } = filterOf(value.replace(/^[-+]/, ''))
  const values = rows.map(own).filter(isPlain)
  const broken = values.flatMap((one, index): (readonly [Json, Json])[] => {
    const next = values[index + 1]
    return next === undefined || inOrder(down ? next : one, down ? one : next) ? [] : [[one, next]]
  })
  return broken[0]
}

/** Backends order texts by letters or by their codes, with or without regard to accents: only what is wrong in every way is. */
function inOrder(one: Json, next: Json): boolean {
  if (typeof one === 'number' && typeof next === 'number') return one <= next
  if (typeof one === 'boolean' && typeof next === 'boolean') return Number(one) <= Number(next)
  const [first, second] = [String(one), String(next)]
  const moments = [first, second].map((text) =>
    /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN,
  )
  if (!moments.some(Number.isNaN)) return (moments[0] ?? 0) <= (moments[1] ?? 0)
  return (
    first <= second ||
    first.localeCompare(second) <= 0 ||
    first.localeCompare(second, 'fr', { sensitivity: 'base' }) <= 0
  )
}
