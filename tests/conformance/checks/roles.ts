import type { Operation } from '../contract/contract.ts'
import { placeOf } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { refusedAs } from './refused-as.ts'
import { isPlain } from '../values/reads.ts'
import { isOpenTo } from '../values/roles.ts'
import type { Person } from '../values/person.ts'
import { nobodysId } from '../values/nobodys-id.ts'
import { writeHeaders } from '../values/write-headers.ts'

type Params = Readonly<Record<string, string>>

/** The people of the run, the first one too. */
export const everyone = ({ me, strangers }: Pick<Kit, 'me' | 'strangers'>): Person[] => [
  ...(me ? [me] : []),
  ...strangers,
]

/** Reads are refused to people with none of the roles that `x-access` lists. */
export async function roleReads(kit: Kit): Promise<void> {
  const { session, known, me, refusals } = kit
  for (const [operation, status] of refusals.filter(([one]) => !me || !isClosed(one, me)))
    session.note(
      `${operation.id} was refused (${status}): its answers were not seen. Another token may read it.`,
    )
  for (const person of everyone(kit)) {
    for (const operation of session.operations) {
      if (operation.method !== 'GET' || !session.mayAsk(operation)) continue
      const [params] = await known.paramsFor(operation)
      if (!params) continue
      if (isClosed(operation, person)) await refused(kit, person, operation, params)
      // for the matrix: whether those with the role get in
      else if (isPlain(kit, { operation, params }) && person !== kit.me && person.roles)
        await session.ask({ operation, params, token: person.token })
    }
  }
}

/** Writes are too. What removes is asked of an id that nothing has, until there is something that the run made. */
export async function roleWrites(kit: Kit): Promise<void> {
  const { session, known } = kit
  for (const person of everyone(kit)) {
    for (const operation of session.operations) {
      if (operation.method === 'GET' || !session.mayAsk(operation) || !isClosed(operation, person)) continue
      const [params] = await known.paramsFor(operation)
      if (params) await refused(kit, person, operation, { ...params, ...nothing(kit, operation) })
    }
  }
}

/** Whether an operation is for none of the roles of a person, as far as both are known. */
export const isClosed = (operation: Operation, { roles }: Person): boolean =>
  roles !== undefined && isOpenTo(operation, roles) === false

function nothing({ session }: Kit, operation: Operation): Params {
  if (operation.method !== 'DELETE' || placeOf(operation.path) === undefined) return {}
  const [place, id] = nobodysId(session, operation) ?? []
  return place === undefined || id === undefined ? {} : { [place]: id }
}

async function refused(kit: Kit, person: Person, operation: Operation, params: Params): Promise<void> {
  const { session, requests } = kit
  const [body] = operation.method === 'GET' ? [] : validBodies(session, requests, operation, 0)
  const headers = operation.method === 'GET' ? {} : await writeHeaders(session, operation, params)
  const answer = await session.ask({ operation, params, body, headers, token: person.token })
  if (!answer.ok) return refusedAs(kit, 'role', operation, answer, person)
  const callers = Object.keys(Object(operation.extensions['x-access'])).join(', ')
  session.found(
    'open-to-role',
    operation,
    answer,
    `a refusal with ${person.option} (${person.roles?.join(', ')}): it is for ${callers}`,
    `${answer.status}`,
  )
}
