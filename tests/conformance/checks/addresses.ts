import { findOperation } from '../contract/find-operation.ts'
import type { Kit, Read } from '../kit.ts'
import type { Session } from '../session.ts'
import { validBodies } from '../values/bodies.ts'
import { nobodysId } from '../values/nobodys-id.ts'

/** Invalid URLs must be rejected: unknown ids, malformed ids, a missing final slash, other methods. */
export async function addresses(kit: Kit): Promise<void> {
  const { session, reads, known, requests } = kit
  for (const read of reads) {
    await unknown(session, read)
    await withoutSlash(session, read)
  }
  if (!session.options.allowWrites) return
  for (const operation of session.operations.filter(({ method }) => method !== 'GET')) {
    const [params] = await known.paramsFor(operation)
    if (!params || !session.mayAsk(operation)) continue
    const [body] = validBodies(session, requests, operation, 0)
    await unknown(session, { operation, params }, body)
  }
  await otherMethods(kit)
}

type Place = Pick<Read, 'operation' | 'params'>

async function unknown(
  session: Session,
  { operation, params }: Place,
  body?: Parameters<Session['ask']>[0]['body'],
): Promise<void> {
  const [last, nobodys, format] = nobodysId(session, operation) ?? []
  if (last === undefined || nobodys === undefined) return
  const tries: [string, 'unknown-id-answers' | 'malformed-id-answers', string][] = [
    [nobodys, 'unknown-id-answers', 'an id that nothing has'],
  ]
  if (format === 'uuid') tries.push(['not-a-uuid', 'malformed-id-answers', 'an id that is none'])
  for (const [value, rule, kind] of tries) {
    const answer = await session.ask({ operation, params: { ...params, [last]: value }, body })
    if (answer.ok) session.found(rule, operation, answer, `a refusal of ${kind} (404)`, `${answer.status}`)
  }
}

/** The contract's address ends with a slash; another one is another address, or leads there. */
async function withoutSlash(session: Session, { operation, params }: Place): Promise<void> {
  if (operation.path === '/' || !operation.path.endsWith('/')) return
  const path = operation.path.slice(0, -1)
  if (overlapped(session, path, operation.method)) return
  const answer = await session.ask({ operation, params, path })
  if (answer.ok)
    session.found(
      'answers-without-slash',
      operation,
      answer,
      'no answer of its own at the address without its final slash',
      `${answer.status}`,
    )
}

/** A method that the contract does not name for an address is refused. Only where writes are allowed: it may do something. */
async function otherMethods({ session, reads }: Kit): Promise<void> {
  const declared = (path: string) =>
    session.contract.operations.filter((operation) => operation.path === path).map(({ method }) => method)
  for (const { operation, params } of reads) {
    const methods = declared(operation.path)
    const method = ['PUT', 'PATCH', 'POST'].find((name) => !methods.includes(name))
    if (method === undefined || overlapped(session, operation.path, method)) continue
    const answer = await session.ask({ operation, params, method, body: {} })
    if (answer.ok)
      session.found(
        'other-method-answers',
        operation,
        answer,
        `a refusal of ${method}, which the contract does not name here (405)`,
        `${answer.status}`,
      )
    else if (answer.status === 405 && answer.response.headers.allow === undefined) {
      session.found(
        'allow-missing',
        operation,
        answer,
        'the header Allow with a 405 (RFC 9110, 15.5.6)',
        'no such header',
      )
    }
  }
}

/** `/v1/users/current/` also fits `/v1/users/{id}/`, which may have that method. */
const overlapped = ({ contract }: Session, path: string, method: string): boolean =>
  findOperation(contract, method, path.replaceAll(/\{[^}]+\}/g, 'x')) !== undefined
