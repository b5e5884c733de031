import * as fc from 'fast-check'
import type { Parameter } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { rowSchema } from '../contract/resources.ts'
import type { Kit, Read } from '../kit.ts'
import type { Session } from '../session.ts'
import type { Filter } from '../values/filter.ts'
import { filterOf } from '../values/filter.ts'
import type { Rows } from '../values/pages.ts'
import { allRows } from '../values/pages.ts'

const APART = new Set([
  'page',
  'page_size',
  'limit',
  'offset',
  'cursor',
  'ordering',
  'sort',
  'fields',
  'expand',
])

/** Texts that nothing can contain. */
const NONSENSE = 'zzqxjzzqxj'

/**
 * A filter returns all matching rows and no others. The name of a parameter determines its meaning: a field of
 * the rows, or `field__lookup`. `x-filter: false` in the contract says that it means something else.
 */
export async function filters({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    if (rowSchema(session.contract, read.operation) === undefined) continue
    const all = await allRows(session, read)
    if (!all || all.rows.length === 0) continue
    for (const parameter of read.operation.parameters.filter(
      ({ in: place, name, isFilter }) => place === 'query' && isFilter && !APART.has(name),
    )) {
      if (parameter.assumed && !session.options.includeAssumed) continue
      if (parameter.name === 'search' || parameter.name === 'q') await searched(session, read, parameter)
      else await filtered(session, read, parameter, all)
    }
  }
}

async function searched(session: Session, read: Read, { name }: Parameter): Promise<void> {
  const found = await allRows(session, { ...read, query: { [name]: NONSENSE } })
  if (found && found.rows.length > 0) {
    session.found(
      'search-ignored',
      read.operation,
      found.answer,
      `no rows with ${name}=${NONSENSE}`,
      `${found.rows.length} rows`,
      '/results',
    )
  }
}

async function filtered(session: Session, read: Read, parameter: Parameter, all: Rows): Promise<void> {
  const { name } = parameter
  const filter = filterOf(name)
  // a list that leaves a field out shows nothing of a filter by it
  if (!all.rows.some((row) => filter.own(row) !== undefined)) return
  for (const value of valuesFor(session, parameter, filter, all.rows)) {
    const found = await allRows(session, { ...read, query: { [name]: value } })
    if (!found) continue
    const wrong = found.rows.find((row) => !filter.fits(row, value))
    if (wrong) {
      const came = `a row whose value is ${JSON.stringify(filter.own(wrong))}`
      session.found(
        'filter-ignored',
        read.operation,
        found.answer,
        `only rows that fit ${name}=${value}`,
        came,
        '/results',
      )
      return
    }
    const expected = all.rows.filter((row) => filter.fits(row, value)).length
    if (all.complete && found.complete && found.rows.length < expected) {
      session.found(
        'filter-incomplete',
        read.operation,
        found.answer,
        `all ${expected} rows that fit ${name}=${value}`,
        `${found.rows.length} rows`,
        '/results',
      )
      return
    }
  }
}

/** Values that some rows have, and one that none has. */
function valuesFor(
  session: Session,
  { schema }: Parameter,
  filter: Filter,
  rows: readonly JsonObject[],
): string[] {
  const { document } = session.contract
  const whole = objectAt(document, schema)
  const one = whole.type === 'array' ? objectAt(document, whole.items) : whole
  if (filter.lookup === 'isnull') return ['true', 'false']
  const own = [
    ...new Set(
      rows
        .map(filter.own)
        .flat()
        .map((value) => (isObject(value) ? value.id : value))
        .filter((value) => value !== undefined && value !== null)
        .map(String),
    ),
  ]
  if (filter.lookup !== 'exact') return own.slice(Math.floor(own.length / 2)).slice(0, 1)
  const listed = Array.isArray(one.enum) ? one.enum.map(String) : []
  const nobodys =
    listed.length > 0
      ? listed.filter((value) => !own.includes(value))
      : one.type === 'boolean'
        ? ['true', 'false'].filter((value) => !own.includes(value))
        : one.format === 'uuid'
          ? fc.sample(fc.uuid({ version: 4 }), { numRuns: 1, seed: session.options.seed })
          : []
  return [
    ...own.filter((value) => listed.length === 0 || listed.includes(value)).slice(0, 2),
    ...nobodys.slice(0, 1),
  ]
}
