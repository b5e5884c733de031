import type { Parameter } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { rowSchema } from '../contract/resources.ts'
import type { Kit, Read } from '../kit.ts'
import type { Session } from '../session.ts'
import type { Filter } from '../values/filter.ts'
import { filterOf } from '../values/filter.ts'
import { filtersOf, ownValues, searchOf, takesSeveral, valuesFor } from '../values/list-parameters.ts'
import type { Rows } from '../values/pages.ts'
import { allRows } from '../values/pages.ts'
import { searched } from './search.ts'

/**
 * A filter returns all matching rows and no others. The name of a parameter determines its meaning: a field of
 * the rows, or `field__lookup`. `x-filter: false` in the contract says that it means something else.
 */
export async function filters({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    if (rowSchema(session.contract, read.operation) === undefined) continue
    const all = await allRows(session, read)
    if (!all || all.rows.length === 0) continue
    const search = searchOf(session, read.operation)
    if (search) await searched(session, read, search, all)
    for (const parameter of filtersOf(session, read.operation)) await filtered(session, read, parameter, all)
    await together(session, read, all)
  }
}

async function filtered(session: Session, read: Read, parameter: Parameter, all: Rows): Promise<void> {
  const { name } = parameter
  const filter = filterOf(name)
  // a list that leaves a field out shows nothing of a filter by it
  if (!all.rows.some((row) => filter.own(row) !== undefined)) return
  const values = valuesFor(session, parameter, filter, all.rows)
  const several = takesSeveral(session, parameter, filter) ? pairOf(filter, all, values) : []
  for (const value of [...values, ...several]) {
    const fits = several.includes(value)
      ? (row: Rows['rows'][number]) => value.split(',').some((one) => filter.fits(row, one))
      : (row: Rows['rows'][number]) => filter.fits(row, value)
    const found = await allRows(session, { ...read, query: { [name]: value } })
    if (!found) continue
    const tell = (
      rule: 'filter-ignored' | 'filter-incomplete' | 'count-wrong',
      promised: string,
      came: string,
    ) =>
      session.found(
        rule,
        read.operation,
        found.answer,
        promised,
        came,
        rule === 'count-wrong' ? '/count' : '/results',
      )
    const wrong = found.rows.find((row) => !fits(row))
    if (wrong)
      return tell(
        'filter-ignored',
        `only rows that fit ${name}=${value}`,
        `a row whose value is ${JSON.stringify(filter.own(wrong))}`,
      )
    const expected = all.rows.filter(fits).length
    if (all.complete && found.complete && found.rows.length < expected)
      return tell(
        'filter-incomplete',
        `all ${expected} rows that fit ${name}=${value}`,
        `${found.rows.length} rows`,
      )
    if (found.complete && found.count !== null && found.count !== found.rows.length)
      tell('count-wrong', `count is the ${found.rows.length} rows of ${name}=${value}`, String(found.count))
  }
}

/** `status__in` and `status` may be two ways to ask the same. */
const fieldOf = (name: string): string => name.split('__')[0] ?? name

/** Two filters at once: rows that fit both. Each of them leaves out a row that the other one lets in. */
async function together(session: Session, read: Read, { rows, complete }: Rows): Promise<void> {
  if (!complete) return
  const all = filtersOf(session, read.operation).flatMap((parameter) => {
    const filter = filterOf(parameter.name)
    return ownValues(filter, rows)
      .filter((value) => valuesFor(session, parameter, filter, rows).includes(value))
      .map((value) => ({ name: parameter.name, value, fits: (row: JsonObject) => filter.fits(row, value) }))
  })
  for (const one of all) {
    const other = all.find(
      ({ name, fits }) =>
        fieldOf(name) !== fieldOf(one.name) &&
        rows.some((row) => one.fits(row) && !fits(row)) &&
        rows.some((row) => !one.fits(row) && fits(row)),
    )
    if (!other) continue
    const query = { [one.name]: one.value, [other.name]: other.value }
    const found = await allRows(session, { ...read, query })
    if (!found?.complete) continue
    const question = new URLSearchParams(query).toString()
    const wrong = found.rows.some((row) => !one.fits(row) || !other.fits(row))
    const expected = rows.filter((row) => one.fits(row) && other.fits(row)).length
    if (!wrong && found.rows.length >= expected) continue
    session.found(
      wrong ? 'filter-ignored' : 'filter-incomplete',
      read.operation,
      found.answer,
      wrong ? `only rows that fit ${question}` : `all ${expected} rows that fit ${question}`,
      wrong ? 'a row that does not' : `${found.rows.length} rows`,
      '/results',
    )
    return
  }
}

/** Two values in one, joined by a comma: rows with either fit. */
function pairOf(filter: Filter, { rows }: Rows, values: readonly string[]): string[] {
  // of a field that is a list, both values may be meant
  if (rows.some((row) => Array.isArray(filter.own(row)))) return []
  const own = ownValues(filter, rows).filter((value) => !value.includes(','))
  const [one] = values.filter((value) => own.includes(value))
  const other = own.find((value) => value !== one)
  return one === undefined || other === undefined ? [] : [`${one},${other}`]
}
