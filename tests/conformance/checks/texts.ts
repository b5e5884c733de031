import { randomInt } from 'node:crypto'
import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import { placeOf } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import type { Session } from '../session.ts'
import { bodyMedia } from '../values/form-text.ts'
import { freeTextLimit, hardText } from '../values/hard-text.ts'
import { searchOf } from '../values/list-parameters.ts'
import { allRows } from '../values/pages.ts'
import type { Life } from './created.ts'
import { idIn } from './created.ts'

/**
 * Long and non-ASCII texts come back as they were sent, and a search that finds other things by a field finds the new
 * one by it too. Gives the ids of what was made; a refusal is none of its business.
 */
export async function texts(kit: Kit, life: Life, valid: Json): Promise<string[]> {
  const { session, requests } = kit
  const { create, item, params, headers } = life
  const schema = bodyMedia(create)?.schema
  const fields = isObject(valid) ? freeTexts(kit, schema, valid) : []
  if (!isObject(valid) || fields.length === 0) return []
  const searched = await searchedFields(session, life, fields)
  const sent = Object.fromEntries(
    fields.map(([name, limit]) => [name, hardText(limit, searched.includes(name) ? word() : '')]),
  )
  const body = { ...valid, ...sent }
  if (requests.problemsOf(schema, body).length > 0) return []
  const answer = await session.ask({ operation: create, params, body, headers })
  const id = idIn(answer, life)
  if (id === undefined) return []
  const place = placeOf(item?.path ?? '')
  const read =
    item && place !== undefined
      ? await session.ask({ operation: item, params: { ...params, [place]: id } })
      : undefined
  for (const shown of [answer, read]) {
    if (!shown?.ok || !isObject(shown.json)) continue
    const { json } = shown
    const name = Object.keys(sent).find(
      (one) => typeof json[one] === 'string' && !isSame(json[one], sent[one]),
    )
    if (name === undefined) continue
    const promised = `"${name}" as it was sent, ${sent[name]?.length} characters`
    session.found('text-changed', create, shown, promised, differenceOf(sent[name], json[name]), `/${name}`)
    break
  }
  for (const name of searched) await found(session, life, id, String(sent[name]).split(' ')[0] ?? '')
  return [id]
}

/** Fields that take any text, with the longest one each takes. */
function freeTexts({ session }: Kit, schema: Json | undefined, valid: JsonObject): [string, number][] {
  return Object.keys(valid).flatMap((name): [string, number][] => {
    const found = propertyOf(session.contract.document, schema, name) ?? {}
    const limit = freeTextLimit(name, found)
    return typeof valid[name] === 'string' && limit !== undefined ? [[name, limit]] : []
  })
}

/** A word that is nowhere yet. */
const word = (): string =>
  `zq${Array.from({ length: 8 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('')}`

const isSame = (one: unknown, other: unknown): boolean =>
  String(one).normalize('NFC') === String(other).normalize('NFC')

/** The first place where two texts differ. */
function differenceOf(sent: unknown, came: unknown): string {
  const [one, other] = [[...String(sent)], [...String(came)]]
  const at = one.findIndex((letter, index) => letter !== other[index])
  const part = other.slice(at, at + 12).join('')
  return part === '' ? `it ends after ${other.length} characters` : `"${part}" at character ${at + 1}`
}

type List = Pick<Life, 'list' | 'params'>

/** Fields by which a search finds rows that are there already. */
async function searchedFields(
  session: Session,
  { list, params }: List,
  fields: readonly (readonly [string, number])[],
): Promise<string[]> {
  const search = list && session.mayAsk(list) ? searchOf(session, list) : undefined
  if (!list || !search) return []
  const { rows = [] } = (await allRows(session, { operation: list, params })) ?? {}
  const searched: string[] = []
  for (const [name] of fields) {
    const telling = rows.filter((row) => isTelling(row, name)).slice(0, 2)
    const hits = await Promise.all(
      telling.map((row) =>
        isFound(session, { list, params }, search.name, String(row[name]), String(row.id)),
      ),
    )
    if (hits.length > 0 && hits.every(Boolean)) searched.push(name)
  }
  return searched
}

/** Whether nothing else of a row has the text of this field. */
function isTelling(row: JsonObject, name: string): boolean {
  const value = row[name]
  return typeof value === 'string' && value.length > 3 && JSON.stringify(row).split(value).length === 2
}

async function isFound(
  session: Session,
  { list, params }: { readonly list: Operation } & Pick<Life, 'params'>,
  name: string,
  value: string,
  id: string,
): Promise<boolean> {
  const all = await allRows(session, { operation: list, params, query: { [name]: value } })
  return all?.rows.some((row) => String(row.id) === id) ?? false
}

async function found(session: Session, { list, params }: List, id: string, wanted: string): Promise<void> {
  const search = list && searchOf(session, list)
  if (!list || !search) return
  const all = await allRows(session, { operation: list, params, query: { [search.name]: wanted } })
  if (!all?.complete) return
  const tell = (rule: 'search-incomplete' | 'search-ignored', promised: string, came: string) =>
    session.found(rule, list, all.answer, promised, came, '/results')
  const question = `${search.name}=${wanted}`
  if (!all.rows.some((row) => String(row.id) === id))
    tell(
      'search-incomplete',
      `${id}, which was made with this text, with ${question}`,
      `${all.rows.length} rows without it`,
    )
  const other = all.rows.find((row) => String(row.id) !== id)
  if (other)
    tell('search-ignored', `only what was made with this text, with ${question}`, `${String(other.id)} too`)
}
