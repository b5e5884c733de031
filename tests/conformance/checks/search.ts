import type { Parameter } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import type { Read } from '../kit.ts'
import type { Session } from '../session.ts'
import type { Rows } from '../values/pages.ts'
import { allRows } from '../values/pages.ts'

/** Texts that nothing can contain. */
const NONSENSE = 'zzqxjzzqxj'
/** Fields of a list that are tried, besides those that the contract names. */
const FIELDS = 4

/** A search for nonsense finds nothing, and counts nothing. */
export async function searched(session: Session, read: Read, search: Parameter, all: Rows): Promise<void> {
  const { name } = search
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
  } else if (found && (found.count ?? 0) > 0) {
    const promised = `count is the 0 rows of ${name}=${NONSENSE}`
    session.found('count-wrong', read.operation, found.answer, promised, String(found.count), '/count')
  }
  if (search.extensions['x-search'] === 'contains') await anyPart(session, read, name, all)
}

/**
 * Where the contract says that a search finds what holds its text, whatever its case and accents
 * (`x-search: contains`): what is found by the whole text of a field is found by its last word, by a part of it, in
 * capitals and without accents.
 */
async function anyPart(session: Session, read: Read, parameter: string, all: Rows): Promise<void> {
  const { 'x-search-fields': named } = read.operation.extensions
  const fields = Array.isArray(named) ? named : []
  for (const [name, row, value] of tellingTexts(all.rows, fields)) {
    const find = async (wanted: string) => {
      const found = await allRows(session, { ...read, query: { [parameter]: wanted } })
      return found && { ...found, has: found.rows.some(({ id }) => id === row.id) }
    }
    // a field that the search does not look into says nothing, unless the contract names it
    const isNamed = fields.includes(name)
    if (!isNamed && !(await find(value))?.has) continue
    for (const wanted of [...(isNamed ? [value] : []), ...partsOf(value)]) {
      const found = await find(wanted)
      if (!found?.complete || found.has) continue
      const promised = `${String(row.id)}, which holds this text, with ${parameter}=${wanted}`
      const came = `${found.rows.length} rows without it`
      session.found('search-incomplete', read.operation, found.answer, promised, came, '/results')
      return
    }
  }
}

/** One row for each field with a text that nothing else of the row has; with accents and several words where there are such. */
function tellingTexts(rows: readonly JsonObject[], named: readonly Json[]): [string, JsonObject, string][] {
  const best = new Map<string, [JsonObject, string]>()
  for (const row of rows)
    for (const [name, value] of Object.entries(row)) {
      const isTelling =
        typeof value === 'string' &&
        value.length > 3 &&
        value.length <= 100 &&
        /\p{L}{3}/u.test(value) &&
        // backends may write an œ as two letters
        !/^[\da-f]{8}-|^\d{4}-\d\d|:\/\/|@|œ/i.test(value) &&
        row.id !== undefined &&
        JSON.stringify(row).split(JSON.stringify(value).slice(1, -1)).length === 2
      if (isTelling && rankOf(value) > rankOf(best.get(name)?.[1] ?? '')) best.set(name, [row, value])
    }
  const all = [...best].map(([name, [row, value]]): [string, JsonObject, string] => [name, row, value])
  const isNamed = ([name]: (typeof all)[number]) => named.includes(name)
  return [...all.filter(isNamed), ...all.filter((one) => !isNamed(one)).slice(0, FIELDS)]
}

const rankOf = (text: string): number =>
  (text === '' ? 0 : 1) + (text.includes(' ') ? 1 : 0) + (withoutAccents(text) === text ? 0 : 1)

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

function partsOf(text: string): string[] {
  const last = text.split(' ').at(-1) ?? text
  const parts = [text.toUpperCase(), withoutAccents(text), last, text.slice(1)]
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => part.length > 2 && part !== text)
}
