import contract from '#generated/openapi.json' with { type: 'json' }
import { factsOf, isObject, operationsOf, referred } from './facts.mjs'

/** A schema of the contract, as far as the reference reads it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly readOnly?: boolean
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly 'x-assumed'?: boolean
} & { readonly [limit: string]: unknown }

export type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
  readonly 'x-assumed'?: boolean
}

/** Bodies by media type. */
export type Content = Readonly<Record<string, { readonly schema?: Schema } & Record<string, unknown>>>

export type Answer = {
  readonly status: string
  readonly description: string
  readonly assumed: boolean
  readonly content: Content
  readonly headers: readonly string[]
}

export type Operation = {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly assumed: boolean
  /** Asks for a token. */
  readonly secured: boolean
  readonly parameters: readonly Parameter[]
  readonly body: Content | undefined
  readonly answers: readonly Answer[]
}

export type Tag = {
  readonly name: string
  readonly description: string
  readonly operations: readonly Operation[]
}

const whole = contract as Readonly<Record<string, unknown>>
const facts = factsOf(whole)

/** Resolves a reference recursively; returns other values unchanged. */
export function resolve<Part>(part: Part): Part {
  const { $ref } = Object(part)
  return typeof $ref === 'string' ? resolve(referred(whole, $ref) as Part) : part
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const answerOf = ([status, value]: [string, unknown]): Answer => {
  const answer = Object(resolve(value))
  return {
    status,
    description: textOf(answer.description),
    assumed: answer['x-assumed'] === true,
    content: Object(answer.content),
    headers: Object.keys(Object(answer.headers)),
  }
}

const operations: readonly Operation[] = operationsOf(whole).map(({ id, method, path, operation, item }) => {
  const body = isObject(operation.requestBody) ? Object(resolve(operation.requestBody)) : undefined
  const security = listOf(operation.security ?? whole.security)
  return {
    id,
    tag: textOf(listOf(operation.tags)[0]),
    method: method.toUpperCase(),
    path,
    summary: textOf(operation.summary),
    description: textOf(operation.description),
    assumed: operation['x-assumed'] === true || item['x-assumed'] === true,
    secured: security.length > 0 && !security.some((way) => Object.keys(Object(way)).length === 0),
    parameters: [...listOf(item.parameters), ...listOf(operation.parameters)].map(
      (one) => resolve(one) as Parameter,
    ),
    body: body?.content,
    answers: Object.entries(Object(operation.responses)).map(answerOf),
  }
})

/** The tags of the contract in its order, each with its operations. */
export const tags: readonly Tag[] = contract.tags.map(({ name, description }) => ({
  name,
  description,
  operations: operations.filter(({ tag }) => tag === name),
}))

export const schemas: Readonly<Record<string, Schema>> = Object(contract.components.schemas)

/** Whether a fact rests on a schema of this name; all others are only in proposals. */
export const isFact = (name: string): boolean => facts.has(schemas[name])

export const { info } = contract
