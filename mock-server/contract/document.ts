import contract from '#generated/openapi.json' with { type: 'json' }
import type { OperationId } from './operation-id.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** How the text of a query value is read. */
export type ValueKind = 'string' | 'integer' | 'number' | 'boolean'
export type QueryParameter = { readonly name: string; readonly kind: ValueKind; readonly isList: boolean }

/** The parts of an operation that the mock server uses, read from the contract. */
export type OperationSpec = {
  readonly id: OperationId
  readonly method: Method
  /** As the contract writes it, with `{id}`. */
  readonly path: string
  readonly query: ReadonlyMap<string, QueryParameter>
  readonly takesBody: 'json' | 'multipart' | false
  readonly success: number
  /** It takes an Idempotency-Key. */
  readonly isKeyed: boolean
  /** The success answers with a Location header. */
  readonly namesLocation: boolean
  /** The contract lets callers in without a token. */
  readonly isOpen: boolean
  /** The component that the success answers; undefined without a body. */
  readonly answers: string | undefined
}

type Ref = { readonly $ref?: string }
type Schema = Ref & {
  readonly pattern?: string
  readonly type?: string | readonly string[]
  readonly items?: Schema
  readonly enum?: readonly unknown[]
}
type Parameter = Ref & { readonly name?: string; readonly in?: string; readonly schema?: Schema }
type Answer = Ref & {
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}
type Operation = {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, Answer>>
}
type PathItem = { readonly parameters?: readonly Parameter[] } & { readonly [M in Method]?: Operation }

const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']
// a type for the whole document would have to follow each of its edits; what is missing throws below
const paths: Readonly<Record<string, PathItem>> = Object(contract.paths)

/** Follows a reference within the document. */
function resolve<Node extends Ref>(node: Node): Node {
  if (node.$ref === undefined) return node
  let found: unknown = contract
  for (const key of node.$ref.slice(2).split('/')) found = Object(found)[key]
  return resolve(Object(found))
}

function kindOf(schema: Schema): ValueKind {
  const { type } = resolve(schema)
  if (type === 'integer' || type === 'number' || type === 'boolean' || type === 'string') return type
  throw new Error(`The contract has a query parameter of an unsupported type: ${JSON.stringify(schema)}`)
}

function queryOf(parameters: readonly Parameter[]): Map<string, QueryParameter> {
  const query = new Map<string, QueryParameter>()
  for (const { name, in: place, schema = {} } of parameters.map(resolve)) {
    if (place !== 'query' || name === undefined) continue
    const whole = resolve(schema)
    const isList = whole.type === 'array'
    query.set(name, { name, isList, kind: kindOf(isList ? (whole.items ?? {}) : whole) })
  }
  return query
}

function specOf(path: string, item: PathItem, method: Method, operation: Operation): OperationSpec {
  const { operationId, responses, requestBody, security } = operation
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  if (status === undefined || answer === undefined) throw new Error(`${operationId} has no success response`)
  const { headers = {}, content = {} } = resolve(answer)
  return {
    // the names of the types come from the same document
    id: operationId as OperationId,
    method,
    path,
    query: queryOf([...(item.parameters ?? []), ...(operation.parameters ?? [])]),
    takesBody: bodyKind(requestBody),
    success: Number(status),
    isKeyed: (operation.parameters ?? []).some((one) => resolve(one).name === 'Idempotency-Key'),
    namesLocation: 'Location' in headers,
    isOpen: security?.some((one) => Object.keys(one).length === 0) ?? false,
    answers: content['application/json']?.schema?.$ref?.split('/').at(-1),
  }
}

const bodyKind = (body: Operation['requestBody']): OperationSpec['takesBody'] =>
  body !== undefined && (Object.hasOwn(body.content ?? {}, 'multipart/form-data') ? 'multipart' : 'json')

/** The pattern of request ids that callers send. */
export const requestIdPattern = new RegExp(
  resolve<Parameter>({ $ref: '#/components/parameters/RequestId' }).schema?.pattern ?? '',
)

/** `~` sorts after every letter. */
const sortKey = (path: string) => path.replaceAll('{', '~')

/** All operations of the contract. Fixed path segments come before `{parameters}`, so that they win (D-24). */
export const operationSpecs: readonly OperationSpec[] = Object.entries(paths)
  .toSorted(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1))
  .flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [specOf(path, item, method, operation)] : []
    }),
  )
