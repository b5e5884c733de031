import * as fc from 'fast-check'
import type { Operation, Parameter } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Session } from '../session.ts'
import type { Filter } from './filter.ts'

const ORDERINGS = new Set(['ordering', 'order_by', 'sort', 'sort_by'])
const SEARCHES = new Set(['search', 'q'])
const APART = new Set([
  ...ORDERINGS,
  ...SEARCHES,
  'page',
  'page_size',
  'limit',
  'offset',
  'cursor',
  'fields',
  'expand',
])

/** Listed values that are tried. */
const LISTED = 12

const inQuery = (session: Session, { parameters }: Operation): Parameter[] =>
  parameters.filter(
    ({ in: place, assumed }) => place === 'query' && (!assumed || session.options.includeAssumed),
  )

/** Parameters that filter by a field of the rows. */
export const filtersOf = (session: Session, operation: Operation): Parameter[] =>
  inQuery(session, operation).filter(({ name, isFilter }) => isFilter && !APART.has(name))

/** The parameter that searches; undefined where there is none. */
export const searchOf = (session: Session, operation: Operation): Parameter | undefined =>
  inQuery(session, operation).find(({ name, isFilter }) => isFilter && SEARCHES.has(name))

/** How a list is asked for an order. */
export type Ordering = {
  readonly name: string
  readonly values: readonly string[]
  /** Whether keys can be joined by commas. */
  readonly several: boolean
  /** Those that count when none are sent. */
  readonly usual: readonly string[]
  /** Where rows without a value come, up and down; undefined where the contract leaves it open. */
  readonly nulls: 'first' | 'last' | undefined
}

/** The parameter that a list is ordered by; undefined where there is none. */
export function orderingOf(session: Session, operation: Operation): Ordering | undefined {
  const parameter = inQuery(session, operation).find(({ name }) => ORDERINGS.has(name))
  if (!parameter) return undefined
  const { isList, one } = itemOf(session, parameter)
  const values = Array.isArray(one.enum) ? one.enum.map(String) : []
  const usual =
    objectAt(session.contract.document, parameter.schema).default ?? parameter.extensions['x-default']
  const nulls = parameter.extensions['x-nulls']
  return {
    name: parameter.name,
    values,
    several: isList && !parameter.explode,
    nulls: nulls === 'first' || nulls === 'last' ? nulls : undefined,
    usual: (Array.isArray(usual) ? usual : [usual ?? []]).flat().map(String),
  }
}

/** Whether a filter takes several values in one, joined by commas. */
export const takesSeveral = (session: Session, parameter: Parameter, { lookup }: Filter): boolean =>
  itemOf(session, parameter).isList
    ? !parameter.explode && (lookup === 'in' || lookup === 'exact')
    : lookup === 'in'

function itemOf({ contract }: Session, { schema }: Parameter): { isList: boolean; one: JsonObject } {
  const whole = objectAt(contract.document, schema)
  const isList = whole.type === 'array'
  return { isList, one: isList ? objectAt(contract.document, whole.items) : whole }
}

/** Values that some rows have, and one that none has. */
export function valuesFor(
  session: Session,
  parameter: Parameter,
  filter: Filter,
  rows: readonly JsonObject[],
): string[] {
  const { one } = itemOf(session, parameter)
  if (filter.lookup === 'isnull') return ['true', 'false']
  const own = ownValues(filter, rows)
  const listed = Array.isArray(one.enum) ? one.enum.map(String) : []
  // some backends handle each enum value separately
  if (filter.lookup === 'in' && listed.length > 0)
    return own.filter((value) => listed.includes(value)).slice(0, LISTED)
  if (filter.lookup !== 'exact') return own.slice(Math.floor(own.length / 2)).slice(0, 1)
  const nobodys =
    listed.length > 0
      ? listed.filter((value) => !own.includes(value))
      : one.type === 'boolean'
        ? ['true', 'false'].filter((value) => !own.includes(value))
        : one.format === 'uuid'
          ? fc.sample(fc.uuid({ version: 4 }), { numRuns: 1, seed: session.options.seed })
          : []
  return [
    ...own
      .filter((value) => listed.length === 0 || listed.includes(value))
      .slice(0, listed.length > 0 ? LISTED : 2),
    ...nobodys.slice(0, 1),
  ]
}

/** The values that rows have, each once. */
export const ownValues = (filter: Filter, rows: readonly JsonObject[]): string[] => [
  ...new Set(
    rows
      .map(filter.own)
      .flat()
      .map((value) => (isObject(value) ? value.id : value))
      .filter((value) => value !== undefined && value !== null)
      .map(String),
  ),
]
