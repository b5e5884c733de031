// Holds the calls of component tests to the contract, in both directions.
import { pathOf } from '#mock-server/contract/api-path.ts'
import { operationSpecs } from '#mock-server/contract/document.ts'
import { pathFinder } from '#mock-server/contract/find-path.ts'
import { fieldErrors } from '#mock-server/contract/issues.ts'
import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { readQuery } from '#mock-server/contract/query.ts'
import { problemsOf, schemaOf } from '#mock-server/contract/schemas.ts'

/** A call as the contract reads it. */
export type Exchange = {
  /** Null for a path that is not part of the API, such as an uploaded file. */
  readonly id: OperationId | null
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The contract violations of the request. */
  readonly problems: readonly string[]
}

const find = pathFinder(operationSpecs)

const problem = (where: string, issues: object) => `${where}: ${JSON.stringify(issues)}`

/** The problems by a schema; none if the contract has no schema. */
function refused(id: OperationId, part: Parameters<typeof schemaOf>[1], value: unknown): readonly string[] {
  const schema = schemaOf(id, part)
  const issues = schema && problemsOf(schema, value)
  return issues ? [problem(`${id} ${part}`, fieldErrors(issues, value, 'en-ca'))] : []
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.clone().formData())
  if (!type.startsWith('application/json')) return undefined
  return JSON.parse(await request.clone().text())
}

/** Reads a request without consuming it. */
export async function readRequest(request: Request): Promise<Exchange> {
  const { method, url } = request
  const path = pathOf(url)
  const { methods, params = {} } = find(path) ?? {}
  const spec = methods?.get(method)
  const isApi = path.startsWith('/v1/')
  const body = isApi ? await bodyOf(request) : undefined
  const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]))
  const known = { method, path, params, body, headers }
  if (!spec) {
    const problems = isApi ? [`${method} ${path} is not an operation of the contract`] : []
    return { ...known, id: null, query: {}, problems }
  }
  const { values } = readQuery(url, spec.query)
  const problems = [
    ...refused(spec.id, 'Params', params),
    ...refused(spec.id, 'QueryParams', values),
    ...(spec.takesBody ? refused(spec.id, 'Body', body ?? {}) : []),
  ]
  return { ...known, id: spec.id, query: { ...values }, problems }
}

/** The contract violations of a response. A failing server (5xx) may return anything. */
export async function answerProblems({ id }: Exchange, response: Response): Promise<readonly string[]> {
  if (!id || response.status >= 500 || response.status === 429) return []
  const { status } = response
  if (!schemaOf(id, status)) return [`${id}: ${status} is not a status of the contract`]
  const text = await response.clone().text()
  return refused(id, status, text === '' ? undefined : JSON.parse(text))
}
