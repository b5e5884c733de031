// The ways in which the contract lets an operation be refused, with the bodies that it gives as examples.
import contract from '#generated/openapi.json' with { type: 'json' }
import type { OperationId } from '#mock-server/contract/operation-id.ts'

export type Refusal = { name: string; status: number; body?: unknown }
type Schema = {
  $ref?: string
  anyOf?: Schema[]
  examples?: unknown[]
  properties?: { code?: { enum?: string[]; const?: string } }
}

/** The session ends, or the portal itself is wrong: no screen of a write is about these. */
const ELSEWHERE = new Set([401, 428])

function resolve(node: unknown): Record<string, unknown> {
  const { $ref } = Object(node)
  if (typeof $ref !== 'string') return Object(node)
  return resolve(
    $ref
      .slice(2)
      .split('/')
      .reduce((found, key) => Object(found)[key], contract as unknown),
  )
}

const operations = new Map<string, { responses: Record<string, unknown> }>(
  Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => {
      const { operationId, responses } = Object(operation)
      return operationId ? [[operationId, { responses }] as const] : []
    }),
  ),
)

/** One refusal for each code that the contract knows; for fields one that names each that was sent. */
function bodiesOf(node: unknown, sent: unknown): { code: string; body: unknown }[] {
  const schema = resolve(node) as Schema
  if (schema.anyOf) return schema.anyOf.flatMap((one) => bodiesOf(one, sent))
  if (Object(node).$ref?.endsWith('/ValidationErrors')) {
    const fields = Object.keys(Object(sent)).map((field) => [field, [`The server refuses ${field}.`]])
    return [
      ...(fields.length > 0 ? [{ code: 'fields', body: Object.fromEntries(fields) }] : []),
      { code: 'of no field', body: { non_field_errors: ['The server refuses this.'] } },
    ]
  }
  const code = schema.properties?.code
  const codes = code?.enum ?? (code?.const ? [code.const] : [''])
  const [example] = schema.examples ?? []
  return codes.map((one) => ({ code: one, body: { ...Object(example), ...(one && { code: one }) } }))
}

const schemaOf = (response: unknown) =>
  Object(Object(resolve(response)['content'])['application/json']).schema

/** How a call may end other than well: no connection, a server that fails, and what the contract names. */
export function refusalsOf(id: OperationId, sent: unknown): readonly Refusal[] {
  const declared = Object.entries(operations.get(id)?.responses ?? {}).flatMap(([status, response]) =>
    Number(status) < 400 || ELSEWHERE.has(Number(status))
      ? []
      : bodiesOf(schemaOf(response), sent).map(({ code, body }) => ({
          name: [status, code].filter(Boolean).join(' '),
          status: Number(status),
          body,
        })),
  )
  return [{ name: 'offline', status: 0 }, { name: '500', status: 500 }, ...declared]
}
