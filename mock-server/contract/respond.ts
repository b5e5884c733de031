import type { Language } from '#generated/model/index.ts'
import type { ApiAnswer, Headers } from './api-call.ts'
import type { State } from './known-answers.ts'
import { knownAnswer, remember } from './known-answers.ts'
import type { OperationId } from './operation-id.ts'
import { problemsOf, schemaOf } from './schemas.ts'

/** The headers of every API answer (`api` of the header table): never kept, never run, never sniffed. */
const headersIn = (locale: Language, type: Headers = {}): Headers => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  ...type,
  'content-language': locale,
  vary: 'accept-language',
})

const emptyHeaders = { 'en-ca': headersIn('en-ca'), 'fr-ca': headersIn('fr-ca') }
const jsonType = { 'content-type': 'application/json' }
const jsonHeaders = { 'en-ca': headersIn('en-ca', jsonType), 'fr-ca': headersIn('fr-ca', jsonType) }

const headersFor = (json: string | undefined, locale: Language, more?: Headers): Headers => {
  const own = (json === undefined ? emptyHeaders : jsonHeaders)[locale]
  // a spread of this many headers takes V8 ten times as long
  return more ? Object.assign({}, own, more) : own
}

const answer = (status: number, json: string | undefined, locale: Language, more?: Headers): ApiAnswer => ({
  status,
  headers: headersFor(json, locale, more),
  json: json ?? null,
})

/** A JSON answer of the API in the given language; without a body when that is undefined. */
export const apiAnswer = (status: number, body: unknown, locale: Language, headers?: Headers): ApiAnswer =>
  answer(status, JSON.stringify(body), locale, headers)

/** Refusals that no operation documents, because the server makes them before it comes to an operation. */
const framework = new Set([405, 415])

type Extras = {
  readonly headers?: Headers | undefined
  /** Who asks what in which language, where the same may be asked again (known-answers.ts). */
  readonly question?: string | undefined
  /** The value that the response was made from. */
  readonly state?: State
}

/**
 * Holds an answer to the contract. A mock that drifts would teach the portal a lie, so it is a loud 500 with
 * what is wrong, in the body and on stderr.
 */
export function checkedAnswer(
  operation: OperationId,
  status: number,
  body: unknown,
  locale: Language,
  { headers, question, state }: Extras = {},
): ApiAnswer {
  if (framework.has(status)) return apiAnswer(status, body, locale, headers)
  const known = question === undefined ? undefined : knownAnswer(question, body, state)
  if (known !== undefined) return known
  const schema = schemaOf(operation, status)
  if (!schema) return drift(operation, `${status} is not a status of the contract`, locale)
  const problems = problemsOf(schema, body)
  if (problems) return drift(operation, problems, locale)
  const text: string | undefined = JSON.stringify(body)
  if (question === undefined || text === undefined) return answer(status, text, locale, headers)
  return remember(question, text, state, { status, headers: headersFor(text, locale, headers) })
}

/** The answer of a server that is broken. */
export function drift(operation: OperationId, issues: unknown, locale: Language): ApiAnswer {
  console.error(`The mock server broke the contract of ${operation}:`, JSON.stringify(issues, null, 1))
  return apiAnswer(500, { detail: `The mock server broke the contract of ${operation}.`, issues }, locale)
}
