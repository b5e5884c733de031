// The contract as the tests read it, on their own: what the mock server makes of it is what they check.
import contract from '#generated/openapi.json' with { type: 'json' }

export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly items?: JsonSchema
  readonly oneOf?: readonly JsonSchema[]
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: unknown
  readonly examples?: readonly unknown[]
}

export type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: JsonSchema
}

export type OperationOfDocument = {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly isAssumed: boolean
  /** Who may call, and whose rows they reach (`x-access`). */
  readonly access: Readonly<Record<string, string>>
  readonly isOpen: boolean
  /** For those whom a share was unlocked for, not for people of the portal. */
  readonly isForReaders: boolean
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
  readonly responses: Readonly<Record<string, { readonly content?: unknown; readonly headers?: object }>>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Follows a reference. */
export function deref<Node>(node: Node): Node {
  let found: unknown = node
  while (typeof found === 'object' && found !== null && '$ref' in found && typeof found.$ref === 'string') {
    found = found.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => Object(at)[key], contract)
  }
  return found as Node
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

/** Every operation of the contract, with its references followed. */
export const operationsOfDocument: readonly OperationOfDocument[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    methods.flatMap((method) => {
      const operation = asRecord(asRecord(item)[method])
      if (!('operationId' in operation)) return []
      const parameters = [asRecord(item).parameters, operation.parameters].flatMap((list) =>
        Array.isArray(list) ? list.map((one) => deref(one) as Parameter) : [],
      )
      const content = asRecord(asRecord(asRecord(operation.requestBody).content)['application/json'])
      const security = Array.isArray(operation.security) ? operation.security : []
      return [
        {
          method: method.toUpperCase(),
          path,
          operationId: String(operation.operationId),
          tags: operation.tags as readonly string[],
          summary: String(operation.summary ?? ''),
          isAssumed: operation['x-assumed'] === true,
          access: Object(operation['x-access']),
          isForReaders: security.some((one) => 'shareAccess' in Object(one)),
          isOpen: security.some((one) => Object.keys(Object(one)).length === 0),
          parameters,
          body: content.schema === undefined ? undefined : deref(content.schema as JsonSchema),
          responses: Object.fromEntries(
            Object.entries(asRecord(operation.responses)).map(([status, answer]) => [
              status,
              Object(deref(answer)),
            ]),
          ),
        },
      ]
    }),
)

/** The kind of a parameter with its references followed. */
export const schemaOfParameter = ({ schema }: Parameter): JsonSchema => deref(schema)
