import { randomUUID } from 'node:crypto'
import type { Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { bodyMedia } from '../values/form-text.ts'
import type { Kit } from '../kit.ts'
import type { Answer, Call } from '../session.ts'
import { saysTheSame } from '../values/same.ts'
import { allRows } from '../values/pages.ts'
import type { Life } from './created.ts'
import { idIn } from './created.ts'

/** A new Idempotency-Key for an operation; undefined where the contract has none for it. */
export function keyFor({ session, requests }: Kit, { parameters }: Operation): Headers | undefined {
  const parameter = parameters.find(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key',
  )
  if (!parameter || (parameter.assumed && !session.options.includeAssumed)) return undefined
  const uuid = randomUUID()
  const key = [`"${uuid}"`, uuid].find((one) => requests.problemsOf(parameter.schema, one).length === 0)
  return key === undefined ? undefined : { 'idempotency-key': key }
}

type Headers = Readonly<Record<string, string>>

/** A call that went well, sent again with the same key, has the answer that it had, whatever it did. */
export async function repeatsAnswer({ session }: Kit, call: Call, answer: Answer): Promise<void> {
  const again = await session.ask(call)
  if (again.status === answer.status && saysTheSame(answer.json, again.json)) return
  const promised = `the answer of the first request, ${answer.status}, and nothing done by the second`
  const came = again.status === answer.status ? 'another answer' : String(again.status)
  session.found('repeated-key-ignored', call.operation, again, promised, came)
}

/**
 * The same request sent again with the same Idempotency-Key, as after a lost answer, makes nothing more: the first of
 * some bodies that is not refused. With another body the key is refused, and it is of one person only. Gives the ids of
 * what was made.
 */
export async function repeated(kit: Kit, life: Life, bodies: readonly Json[]): Promise<string[]> {
  for (const body of bodies) {
    const key = keyFor(kit, life.create)
    const made = key === undefined ? [] : await twice(kit, life, body, key)
    const [id] = made
    if (key === undefined || id === undefined) continue
    const more = made.length > 1 ? [] : await misused(kit, life, { body, key, id, bodies })
    return [...made, ...more]
  }
  return []
}

type Used = {
  readonly body: Json
  readonly key: Headers
  /** What was made with it. */
  readonly id: string
  readonly bodies: readonly Json[]
}

/** The key with another body, where the contract has a refusal for that (422), and from another person. */
async function misused(kit: Kit, life: Life, { body, key, id, bodies }: Used): Promise<string[]> {
  const { session } = kit
  const { create, params, headers } = life
  const made: string[] = []
  const other = [...lessThan(kit, create, body), ...bodies].find((one) => !saysTheSame(one, body))
  if (other !== undefined && create.responses.some(({ status }) => status === '422')) {
    const answer = await session.ask({
      operation: create,
      params,
      body: other,
      headers: { ...headers, ...key },
    })
    const more = idIn(answer, life)
    const promised = 'a refusal of the same key with another body (422)'
    if (answer.ok) session.found('repeated-key-ignored', create, answer, promised, `${answer.status}`)
    if (more !== undefined && more !== id) made.push(more)
  }
  for (const stranger of kit.strangers) {
    const { option, token } = stranger
    const answer = await session.ask({
      operation: create,
      params,
      body,
      headers: { ...headers, ...key },
      token,
    })
    if (idIn(answer, life) === id)
      session.found('open-to-another', create, answer, `nothing of the first person with ${option}`, id)
  }
  return made
}

/** The body without one of its fields, where it may be left out. */
function lessThan({ requests }: Kit, create: Operation, body: Json): Json[] {
  if (!isObject(body)) return []
  return Object.keys(body)
    .map((name) => Object.fromEntries(Object.entries(body).filter(([one]) => one !== name)))
    .filter((less) => requests.problemsOf(bodyMedia(create)?.schema, less).length === 0)
}

async function twice({ session }: Kit, life: Life, body: Json, key: Headers): Promise<string[]> {
  const { create, list, params, headers } = life
  const send = () => session.ask({ operation: create, params, body, headers: { ...headers, ...key } })
  const idsNow = async () => {
    const all = list && session.mayAsk(list) ? await allRows(session, { operation: list, params }) : undefined
    return all?.complete ? all.rows.map((row) => String(row.id)) : undefined
  }
  const before = await idsNow()
  const [first, second] = [await send(), await send()]
  const [one, other] = [idIn(first, life), idIn(second, life)]
  const after = await idsNow()
  const more = before && after?.filter((id) => !before.includes(id) && id !== one && id !== other)
  const promised = 'the answer of the first request, and nothing made by the second'
  const extra = other !== one ? other : one === undefined ? undefined : more?.[0]
  if (one !== undefined && extra !== undefined) {
    session.found('repeated-key-ignored', create, second, promised, `${one}, then ${extra}`)
  }
  return [...new Set([one, other])].filter((id) => id !== undefined)
}
