import type { Contract, Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import { rowSchema } from '../contract/resources.ts'
import type { Kit, Read } from '../kit.ts'
import type { Session } from '../session.ts'
import { filterOf } from '../values/filter.ts'
import type { Ordering } from '../values/list-parameters.ts'
import { orderingOf } from '../values/list-parameters.ts'
import type { Rows } from '../values/pages.ts'
import { allRows } from '../values/pages.ts'

/** A list comes in the order that was asked for: each listed one, up and down, and by a second key where one is equal. */
export async function ordering({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    const parameter = orderingOf(session, read.operation)
    if (!parameter || rowSchema(session.contract, read.operation) === undefined) continue
    const plain = parameter.values.filter((value) => !isRanked(session.contract, read.operation, value))
    for (const value of plain) await ordered(session, read, parameter.name, [value])
    for (const value of parameter.values)
      if (!value.startsWith('-')) await bothWays(session, read, parameter, value)
    if (parameter.usual.length > 0) await usualOrder(session, read, parameter)
    if (parameter.several) {
      const { rows = [] } = (await allRows(session, read)) ?? {}
      for (const keys of tiedKeys(plain, rows)) await ordered(session, read, parameter.name, keys)
    }
  }
}

async function ordered(session: Session, read: Read, name: string, keys: readonly string[]): Promise<void> {
  const value = keys.join(',')
  const found = await allRows(session, { ...read, query: { [name]: value } })
  const broken = found && outOfOrder(found.rows, keys)
  if (!found || !broken) return
  const came = `${JSON.stringify(broken[0])} before ${JSON.stringify(broken[1])}`
  session.found(
    'ordering-ignored',
    read.operation,
    found.answer,
    `rows in the order of ${name}=${value}`,
    came,
    '/results',
  )
}

/** Without a question, a list has the order that is its default (`default`, or `x-default` of the parameter). */
async function usualOrder(session: Session, read: Read, { name, usual }: Ordering): Promise<void> {
  const plain = await allRows(session, read)
  const isKnown = !usual.some((value) => isRanked(session.contract, read.operation, value))
  const broken = plain && isKnown ? outOfOrder(plain.rows, usual) : undefined
  if (!plain || !broken) return
  const promised = `rows in the order of ${name}=${usual.join(',')} without ${name}`
  const came = `${JSON.stringify(broken[0])} before ${JSON.stringify(broken[1])}`
  session.found('ordering-ignored', read.operation, plain.answer, promised, came, '/results')
}

/**
 * Whatever ranks values have: rows without one come together, at one end, and down is not the order of up. An order may
 * weigh more than the field that it is called after, so that equal values need not come together.
 */
async function bothWays(session: Session, read: Read, ordering: Ordering, key: string): Promise<void> {
  const { name, values, nulls } = ordering
  const { own } = filterOf(key)
  const up = await allRows(session, { ...read, query: { [name]: key } })
  const down = values.includes(`-${key}`)
    ? await allRows(session, { ...read, query: { [name]: `-${key}` } })
    : undefined
  const isPlainKey = up?.rows.every((row) => !isObject(own(row)) && !Array.isArray(own(row)))
  if (!up || !isPlainKey) return
  const tell = (answer: Rows['answer'], promised: string, came: string) =>
    session.found('ordering-ignored', read.operation, answer, promised, came, '/results')
  for (const { rows, answer } of down ? [up, down] : [up]) {
    const runs = rows.map((row) => (own(row) ?? null) === null).filter((one, at, all) => one !== all[at - 1])
    if (!nullsTogether(runs, nulls))
      return tell(
        answer,
        `rows without a "${key}" ${nulls ?? 'at one end'}, by ${name} up and down`,
        'others',
      )
  }
  if (!down || !isRanked(session.contract, read.operation, key)) return
  const at = new Map(down.rows.map((row, index) => [row.id, index]))
  const pairs = up.rows.flatMap((one, index) =>
    up.rows.slice(index + 1).flatMap((other) => {
      const isTold = (own(one) ?? null) !== null && (own(other) ?? null) !== null && own(one) !== own(other)
      const [first, second] = [at.get(one.id), at.get(other.id)]
      return isTold && first !== undefined && second !== undefined ? [first < second] : []
    }),
  )
  if (pairs.length > 0 && pairs.every(Boolean))
    tell(down.answer, `another order with ${name}=-${key} than with ${name}=${key}`, 'the same one')
}

/** Whether those without a value are together, at either end or at the one that the contract says (`x-nulls`). */
function nullsTogether(runs: readonly boolean[], nulls: Ordering['nulls']): boolean {
  const first = runs.indexOf(true)
  const ends = { first: first === 0, last: first === runs.length - 1 }
  const isOnce = first === runs.lastIndexOf(true)
  return first === -1 || (isOnce && (nulls === undefined ? ends.first || ends.last : ends[nulls]))
}

/** Values of a list may have a rank of their own, which no answer tells: mother before father, high before low. */
function isRanked(contract: Contract, operation: Operation, value: string): boolean {
  const property = propertyOf(contract.document, rowSchema(contract, operation), fieldOf(value))
  return Array.isArray(property?.enum)
}

const fieldOf = (key: string): string => key.replace(/^[-+]/, '')

/** A first key that is equal in some rows, with a second one that tells them apart, both ways. */
function tiedKeys(listed: readonly string[], rows: readonly JsonObject[]): (readonly [string, string])[] {
  for (const one of listed) {
    const { own } = filterOf(fieldOf(one))
    // moments are shown in whole seconds, and ordered by finer ones
    if (rows.some((row) => isMoment(own(row)))) continue
    const groups = groupsOf(rows, own)
    for (const other of listed.filter((key) => fieldOf(key) !== fieldOf(one))) {
      const second = filterOf(fieldOf(other)).own
      const isTold = groups.some(
        (group) => new Set(group.map(second).filter(isPlain)).size > 1 && group.map(own).every(isPlain),
      )
      if (isTold) return listed.filter((key) => fieldOf(key) === fieldOf(other)).map((key) => [one, key])
    }
  }
  return []
}

/** Rows with equal values together, in the order they came. */
function groupsOf(
  rows: readonly JsonObject[],
  own: (row: JsonObject) => Json | undefined,
): (readonly JsonObject[])[] {
  const groups = new Map<string, JsonObject[]>()
  for (const row of rows) {
    const key = JSON.stringify(own(row))
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

const isMoment = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** Things are put in order by their names, not by their ids. */
const isPlain = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string'
    ? !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
    : typeof value === 'number' || typeof value === 'boolean'

/** Two neighbours in the wrong order; undefined when there are none. Nothing is said of what is null. */
function outOfOrder(
  rows: readonly JsonObject[],
  [key = '', ...more]: readonly string[],
): readonly [Json, Json] | undefined {
  const { own } = filterOf(fieldOf(key))
  const known = rows.filter((row) => isPlain(own(row)))
  const values = known.map(own).filter(isPlain)
  const broken = values.flatMap((one, index): (readonly [Json, Json])[] => {
    const next = values[index + 1]
    const isRight = next === undefined || (key.startsWith('-') ? inOrder(next, one) : inOrder(one, next))
    return isRight ? [] : [[one, next]]
  })
  if (broken[0] || more.length === 0) return broken[0]
  return groupsOf(known, own)
    .map((group) => outOfOrder(group, more))
    .find((found) => found !== undefined)
}

/** Backends order texts by letters or by their codes, with or without regard to accents: only what is wrong in every way is. */
function inOrder(one: Json, next: Json): boolean {
  if (typeof one === 'number' && typeof next === 'number') return one <= next
  if (typeof one === 'boolean' && typeof next === 'boolean') return Number(one) <= Number(next)
  const [first, second] = [String(one), String(next)]
  const moments = [first, second].map((text) => (isMoment(text) ? Date.parse(text) : Number.NaN))
  if (!moments.some(Number.isNaN)) return (moments[0] ?? 0) <= (moments[1] ?? 0)
  return (
    first <= second ||
    first.localeCompare(second) <= 0 ||
    first.localeCompare(second, 'fr', { sensitivity: 'base' }) <= 0 ||
    // databases may leave out blanks and hyphens
    first.localeCompare(second, 'en', { ignorePunctuation: true }) <= 0
  )
}
