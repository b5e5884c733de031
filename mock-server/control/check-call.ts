import type { Language } from '#generated/model/index.ts'
import { operationSpecs } from '../contract/document.ts'
import type { OperationSpec } from '../contract/document.ts'
import { fieldErrors } from '../contract/issues.ts'
import type { OperationId } from '../contract/operation-id.ts'
import { parsedBody, parsedQuery } from '../contract/read-call.ts'
import { problemsOf, schemaOf } from '../contract/schemas.ts'
import { Failure } from '../failures.ts'
import type { LoggedCall } from '../store/request-log.ts'

/**
 * What the contract says about a call: it fits; the request was refused because it does not fit; the answer does not;
 * there is no such path or method; a fault answered in place of the server; no answer yet.
 */
export type Verdict =
  | 'fits'
  | 'request_refused'
  | 'answer_drifted'
  | 'unknown_path'
  | 'unknown_method'
  | 'fault'
  | 'open'

/** A verdict with the problems by field, in the format of the contract's own 400. */
export type Check = { readonly verdict: Verdict; readonly problems: object | null }

const specs = new Map<OperationId, OperationSpec>(operationSpecs.map((spec) => [spec.id, spec]))

const only = (verdict: Verdict): Check => ({ verdict, problems: null })
const because = (verdict: Verdict, problems: object): Check => ({ verdict, problems })
const whole = (message: string) => ({ non_field_errors: [message] })

/** Refusals that come before an operation does, and are documented by none. */
const framework = new Set([405, 415])

/**
 * Holds a call of the record to the contract, after the fact.
 * @param answer the text of its answer; undefined when that is not known any more, and then only the status counts
 */
export function checkCall(call: LoggedCall, answer: string | undefined, locale: Language): Check {
  const { status, operationId, detail } = call
  if (status === null) return only('open')
  const spec = operationId === null ? undefined : specs.get(operationId)
  if (!spec) return only(status === 405 ? 'unknown_method' : 'unknown_path')
  if (status === 0 || detail?.faults?.includes('resetAfterBytes')) return only('fault')
  const drift = answerProblems(spec.id, status, answer, locale)
  if (drift === 'status') {
    return detail?.faults ? only('fault') : because('answer_drifted', whole(`${status}: not in the contract`))
  }
  if (drift) return because('answer_drifted', drift)
  if (status < 400) return only('fits')
  const refused = requestProblems(spec, call, locale)
  return refused ? because('request_refused', refused) : only('fits')
}

/** The problems of a response, or null; `status` if the contract does not define its status. */
function answerProblems(
  operation: OperationId,
  status: number,
  text: string | undefined,
  locale: Language,
): object | 'status' | null {
  if (framework.has(status)) return null
  const schema = schemaOf(operation, status)
  if (!schema) return 'status'
  if (text === undefined) return null
  const body = jsonOf(text)
  if (body === notJson) return whole('The answer is not JSON.')
  const issues = problemsOf(schema, body)
  return issues && fieldErrors(issues, body, locale)
}

/** The problems of the request itself; null if the server rejected it for another reason. */
function requestProblems(spec: OperationSpec, call: LoggedCall, locale: Language): object | null {
  if (call.status === 401 || call.status === 403) return null
  const params = paramsOf(spec, call.path)
  const inPath = schemaOf(spec.id, 'Params')?.safeParse(params)
  if (inPath?.success === false) return fieldErrors(inPath.error.issues, params, locale)
  try {
    parsedQuery(spec, call.path)
    const sent = call.detail?.sent
    if (spec.takesBody !== 'json' || sent === undefined) return null
    const body = jsonOf(sent || '{}')
    if (body === notJson) return whole('The body is not JSON.')
    if (call.status === 415) return whole('The body is not declared as JSON.')
    parsedBody(spec, body)
    return null
  } catch (error) {
    if (error instanceof Failure) return error.body(locale)
    throw error
  }
}

const notJson = Symbol('not JSON')

/** Nothing at all is an answer without a body. */
function jsonOf(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

/** The values of `{names}` in a path. */
function paramsOf({ path }: OperationSpec, called: string): Record<string, string> {
  const values = called.split('?', 1)[0]?.split('/') ?? []
  const found: Record<string, string> = {}
  for (const [at, part] of path.split('/').entries()) {
    if (part.startsWith('{')) found[part.slice(1, -1)] = decodeURIComponent(values[at] ?? '')
  }
  return found
}
