import type { Language } from '#generated/model/index.ts'
import type { OperationId } from './operation-id.ts'
import { problemsOf, schemaOf } from './schemas.ts'

/** The headers of every API answer (`api` of the header table): never kept, never run, never sniffed. */
const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
} as const

const encoder = new TextEncoder()

type Headers = Readonly<Record<string, string>>

/** A JSON answer of the API in the given language; without a body when that is undefined. */
export function apiAnswer(status: number, body: unknown, locale: Language, headers?: Headers): Response {
  // as bytes: Node writes them twice as fast as a text with accents
  const bytes = body === undefined ? null : encoder.encode(JSON.stringify(body))
  return new Response(bytes, {
    status,
    headers: {
      ...apiHeaders,
      ...(bytes !== null && { 'content-type': 'application/json' }),
      'content-language': locale,
      vary: 'accept-language',
      ...headers,
    },
  })
}

/** Refusals that no operation documents, because the server makes them before it comes to an operation. */
const framework = new Set([405, 415])

/**
 * Holds an answer to the contract. A mock that drifts would teach the portal a lie, so it is a loud 500 with
 * what is wrong, in the body and on stderr.
 */
export function checkedAnswer(
  operation: OperationId,
  status: number,
  body: unknown,
  locale: Language,
  headers?: Headers,
): Response {
  if (framework.has(status)) return apiAnswer(status, body, locale, headers)
  const schema = schemaOf(operation, `${status}Response`)
  if (!schema) return drift(operation, `${status} is not a status of the contract`, locale)
  const problems = problemsOf(schema, body)
  if (problems) return drift(operation, problems, locale)
  return apiAnswer(status, body, locale, headers)
}

/** The answer of a server that is broken. */
export function drift(operation: OperationId, issues: unknown, locale: Language): Response {
  console.error(`The mock server broke the contract of ${operation}:`, JSON.stringify(issues, null, 1))
  return apiAnswer(500, { detail: `The mock server broke the contract of ${operation}.`, issues }, locale)
}
