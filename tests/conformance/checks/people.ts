import type { JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { rowSchema, rowsIn } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { allRows } from '../values/pages.ts'
import { isList, isPlain } from '../values/reads.ts'
import { reachesAll, reachesOrganization, rolesOf, selves } from '../values/roles.ts'
import type { Person } from '../values/person.ts'
import { refusedAs } from './refused-as.ts'
import { isClosed } from './roles.ts'
import { isOfOnePerson, sharingOf, strangersOf } from '../values/strangers.ts'

/** Fields that name the person whom a row belongs to. */
const OWNER = /^(user|owner|patient|person|author|created_by)(_id)?$/

/** What belongs to one person is in no list of another, and is refused to them by its id. */
export async function people(kit: Kit): Promise<void> {
  const { token } = kit.session.options
  if (token !== undefined) kit.me = { option: '--token', token, roles: await rolesOf(kit, token) }
  for (const given of strangersOf(kit.session.options)) {
    if (!(await isAnother(kit, given))) continue
    const stranger = { ...given, roles: await rolesOf(kit, given.token) }
    kit.strangers.push(stranger)
    noteAdministrators(kit, stranger)
    await lists(kit, stranger)
    await byId(kit, stranger)
  }
}

/** Whoever reaches everything says nothing of whose a row is. */
function noteAdministrators({ session, me, reads }: Kit, stranger: Person): void {
  for (const { option, roles = [] } of [...(me ? [me] : []), stranger]) {
    if (!reads.some(({ operation }) => isOfOnePerson(operation) && reachesAll(operation, roles))) continue
    session.note(
      `${option} (${roles.join(', ')}) reaches rows of other people: where it does, what belongs to whom was not checked. Use the token of a person who is no administrator.`,
    )
  }
}

const idOf = (json: unknown): string | undefined => {
  const { id } = isObject(json) ? json : {}
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** Whether a token is good, and of another person: one of the same would see the same rows. */
async function isAnother(kit: Kit, { option, token }: Pick<Person, 'option' | 'token'>): Promise<boolean> {
  const { session, reads } = kit
  const guarded = reads.filter(({ operation }) => operation.security === 'required')
  const read = selves(kit).find(({ answer }) => idOf(answer.json) !== undefined) ?? guarded[0]
  if (token === session.options.token) {
    session.note(`${option} was not used: it is the same token as --token. Give one of another person.`)
    return false
  }
  if (!read) {
    session.note(`${option} was not used: no read that asks for a token could be called.`)
    return false
  }
  const answer = await session.ask({ operation: read.operation, params: read.params, token })
  const isSame = idOf(answer.json) !== undefined && idOf(answer.json) === idOf(read.answer.json)
  if (answer.status === 401) session.note(`${option} was refused (401): what it may see was not checked.`)
  else if (isSame && isPlain(kit, read) && !isList(kit, read))
    session.note(`${option} is of the same person as --token: what another may see was not checked.`)
  else return true
  return false
}

async function lists(kit: Kit, stranger: Person): Promise<void> {
  const { session, foreign, me } = kit
  const { option, token } = stranger
  const mine = new Set(selves(kit).flatMap(({ answer }) => idOf(answer.json) ?? []))
  const isMine = (row: JsonObject) =>
    Object.entries(row).some(([name, value]) => OWNER.test(name) && mine.has(String(value)))
  for (const read of kit.reads.filter((one) => isList(kit, one) && isPlain(kit, one))) {
    const sharing = sharingOf(kit, read.operation, stranger)
    if (sharing === 'shared') continue
    const [own, other] = [await allRows(session, read), await allRows(session, { ...read, token })]
    if (!own?.complete || !other?.complete) continue
    const theirs = new Set(other.rows.flatMap((row) => idOf(row) ?? []))
    // a care team's list may have the second person's own rows
    const isOfBoth =
      reachesOrganization(read.operation, me?.roles ?? []) &&
      !reachesOrganization(read.operation, stranger.roles ?? [])
    const isTold =
      sharing === 'personal' && !isOfBoth && (me?.roles !== undefined || hasMore(other.rows, own.rows))
    for (const row of own.rows) {
      const id = idOf(row)
      if (id === undefined) continue
      const isPersonal = isTold || isMine(row)
      if (!theirs.has(id)) foreign.set(id, isPersonal || sharing === 'personal' ? 'personal' : 'unlisted')
      else if (isPersonal)
        session.found(
          'row-of-another',
          read.operation,
          other.answer,
          `no row of another person with ${option}`,
          id,
          '/results',
        )
    }
  }
}

/** Whether there are rows that the others lack: an administrator would have them all. */
function hasMore(rows: readonly JsonObject[], others: readonly JsonObject[]): boolean {
  const known = new Set(others.map(idOf))
  return rows.some((row) => !known.has(idOf(row)))
}

/** Asks for what is not in the other person's list, by its id in the path or the query. */
async function byId(kit: Kit, stranger: Person): Promise<void> {
  const { session, known, foreign, reads } = kit
  const { option, token } = stranger
  for (const { operation } of reads) {
    const sharing = sharingOf(kit, operation, stranger)
    if (sharing === 'shared') continue
    const ways = await known.paramsFor(operation)
    const standing = Object.values(session.standing.get(operation) ?? {})
    const params = ways.find((way) => [...Object.values(way), ...standing].some((id) => foreign.has(id)))
    if (!params) continue
    const own = await session.ask({ operation, params })
    if (!own.ok) continue
    const answer = await session.ask({ operation, params, token })
    const seen = rowSchema(session.contract, operation) === undefined || overlap(own.json, answer.json)
    if (!answer.ok && sharing === 'personal' && !isClosed(operation, stranger))
      refusedAs(kit, 'row', operation, answer, stranger)
    if (!answer.ok || !seen) continue
    const kinds = [...Object.values(params), ...standing].map((id) => foreign.get(id))
    const isPersonal = sharing === 'personal' || kinds.includes('personal')
    session.found(
      isPersonal ? 'open-to-another' : 'unlisted-answers',
      operation,
      answer,
      `a refusal with ${option} (403 or 404)`,
      `${answer.status}`,
    )
  }
}

function overlap(one: unknown, other: unknown): boolean {
  const ids = new Set((rowsIn(one) ?? []).flatMap((row) => idOf(row) ?? []))
  return (rowsIn(other) ?? []).some((row) => ids.has(idOf(row) ?? ''))
}
