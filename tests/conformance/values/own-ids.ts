import type { Contract, Operation } from '../contract/contract.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { rowSchema } from '../contract/resources.ts'
import type { Session } from '../session.ts'
import { bodyMedia } from './form-text.ts'
import type { Known } from './known.ts'
import { standingQuery } from './standing.ts'

/** How many of them are tried. */
const TRIED = 20

/**
 * Learns ids of things that exist, for what requests name: `patient`, `organization_id`. Queries that an operation
 * does not answer without get them, and bodies in place of the made-up ids of examples.
 */
export async function learnOwnIds(session: Session, known: Known): Promise<void> {
  const { contract, operations, options } = session
  for (const operation of operations) session.standing.set(operation, standingQuery(session, operation))
  for (const operation of operations) {
    for (const name of [...requiredQueries(operation), ...idFields(contract, operation)]) {
      if (session.ids.has(name)) continue
      const list = listOf(session, name)
      const rows = list && list !== operation ? await known.rows(list, {}) : []
      const ids = rows.map((row) => row.id).filter((id) => typeof id === 'string' || typeof id === 'number')
      const id = options.params[name] ?? (await answering(session, name, ids.map(String)))
      if (id !== undefined) session.ids.set(name, id)
    }
    session.standing.set(operation, standingQuery(session, operation))
  }
}

/** The first id that the read accepts: a user may see several people, but records of only one of them. */
async function answering(
  session: Session,
  name: string,
  ids: readonly string[],
): Promise<string | undefined> {
  const read = session.operations.find(
    (operation) =>
      operation.method === 'GET' &&
      !operation.path.includes('{') &&
      requiredQueries(operation).includes(name),
  )
  if (!read || !session.mayAsk(read)) return ids[0]
  for (const id of ids.slice(0, TRIED)) {
    const answer = await session.ask({ operation: read, query: { [name]: id } })
    if (answer.ok) return id
  }
  return ids[0]
}

const requiredQueries = ({ parameters }: Operation): string[] =>
  parameters.filter((parameter) => parameter.in === 'query' && parameter.required).map(({ name }) => name)

/** Fields of a body that hold an id. */
function idFields({ document }: Contract, operation: Operation): string[] {
  const { properties } = objectAt(document, bodyMedia(operation)?.schema)
  return Object.entries(isObject(properties) ? properties : {})
    .filter(([, property]) => objectAt(document, property).format === 'uuid')
    .map(([name]) => name)
}

/** The list of the things that a name means: `process_instance` and `process_instance_id` those of `/process-instances/`. */
function listOf({ contract, operations }: Session, name: string): Operation | undefined {
  const kind = name.replace(/_id$/, '').replaceAll('_', '-')
  const endings = [`/${kind}s`, `/${kind.replace(/y$/, 'ie')}s`]
  return operations.find(
    (operation) =>
      operation.method === 'GET' &&
      !operation.path.includes('{') &&
      endings.some((ending) => operation.path.replace(/\/$/, '').endsWith(ending)) &&
      rowSchema(contract, operation) !== undefined,
  )
}
