import type { Operation, Parameter } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { parentOf, placeOf, rowSchema, rowsIn } from '../contract/resources.ts'
import type { Session } from '../session.ts'

type Params = Readonly<Record<string, string>>

/** The parameter that names the state a change was made from (RFC 9110, 13.1.1); undefined when there is none. */
export const matchOf = ({ parameters }: Operation): Parameter | undefined =>
  parameters.find((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'if-match')

/** If-Match of a write, from the current state: its ETag, or its field `revision`, quoted. */
export async function writeHeaders(
  session: Session,
  operation: Operation,
  params: Params,
  token?: string | null,
): Promise<Record<string, string>> {
  const match = matchOf(operation)
  const revision = match && (await standing(session, operation, params, token))
  return revision === undefined ? {} : { 'if-match': revision }
}

/**
 * What identifies the state of a thing, read at the operation's address, at the nearest one above it, or in the list
 * that it is in.
 */
async function standing(
  session: Session,
  { path }: Operation,
  params: Params,
  token: string | null | undefined,
): Promise<string | undefined> {
  for (let place = path; place.includes('{'); place = parentOf(place)) {
    const name = placeOf(place)
    const own = await stateAt(session, place, { params, token }, () => true)
    const listed =
      own ??
      (name === undefined
        ? undefined
        : await stateAt(
            session,
            parentOf(place),
            { params, token },
            (row) => String(row[name] ?? row.id) === params[name],
          ))
    if (listed !== undefined) return listed
  }
  return undefined
}

async function stateAt(
  session: Session,
  path: string,
  as: { readonly params: Params; readonly token: string | null | undefined },
  isMeant: (row: JsonObject) => boolean,
): Promise<string | undefined> {
  const read = session.operations.find((operation) => operation.method === 'GET' && operation.path === path)
  if (!read || !session.mayAsk(read)) return undefined
  const { ok, response, json } = await session.ask({ operation: read, ...as })
  if (!ok) return undefined
  const rows =
    rowSchema(session.contract, read) === undefined ? [json].filter(isObject) : (rowsIn(json) ?? [])
  const revision = rows.find(isMeant)?.revision
  return (
    response.headers.etag ??
    (revision === undefined || revision === null ? undefined : `"${String(revision)}"`)
  )
}
