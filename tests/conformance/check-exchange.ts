import type { Contract, Operation, ResponseSpec } from './contract/contract.ts'
import { responseFor } from './contract/contract.ts'
import type { Json, JsonObject } from './contract/document.ts'
import { fieldsOfAll } from './contract/fields.ts'
import type { Match } from './contract/find-operation.ts'
import { findOperation } from './contract/find-operation.ts'
import type { Problem, Validator } from './contract/validator.ts'
import { validatorOf } from './contract/validator.ts'
import type { Exchange } from './exchange.ts'
import type { Finding } from './finding.ts'
import { ruleOf, wordsOf } from './problem-words.ts'
import type { Rule } from './rules.ts'
import { rules } from './rules.ts'

export type ExchangeOptions = {
  /** The address that the contract's paths follow, `https://host/api`; without it any host, and paths from the root. */
  readonly base?: string | undefined
  readonly includeAssumed: boolean
}

export type ExchangeCheck = {
  /** The operation of a call; undefined when the contract has none there. */
  readonly find: (method: string, url: string) => Match | undefined
  /**
   * All deviations of a single response from the contract. A call that matches no operation has none.
   * @param operation when it is known already
   */
  readonly check: (exchange: Exchange, operation?: Operation) => Finding[]
}

const UNAVAILABLE = new Set([429, 502, 503, 504])

/** Makes the check of single answers; schemas are compiled as they are needed, so keep it for many. */
export function createExchangeCheck(contract: Contract, options: ExchangeOptions): ExchangeCheck {
  const validator = validatorOf(contract, { closed: true, includeAssumed: options.includeAssumed })
  const find = (method: string, url: string) => {
    const pathname = pathBelow(url, options.base)
    return pathname === undefined ? undefined : findOperation(contract, method, pathname)
  }
  return {
    find,
    check: (exchange, known) => {
      const operation = known ?? find(exchange.request.method, exchange.request.url)?.operation
      return operation ? checkAnswer(operation, exchange, validator, contract) : []
    },
  }
}

/** The path of an address as the contract writes it; undefined when it is somewhere else. */
export function pathBelow(url: string, base: string | undefined): string | undefined {
  const { origin, pathname } = new URL(url)
  if (base === undefined) return pathname
  const root = new URL(base)
  const prefix = root.pathname.replace(/\/$/, '')
  return origin === root.origin && pathname.startsWith(`${prefix}/`)
    ? pathname.slice(prefix.length)
    : undefined
}

function checkAnswer(
  operation: Operation,
  exchange: Exchange,
  validator: Validator,
  contract: Contract,
): Finding[] {
  const found = maker(operation, exchange)
  const { status } = exchange.response
  if (status === 0) return [found('no-answer', '', 'an answer', exchange.response.body || 'none')]
  if (UNAVAILABLE.has(status) && !responseFor(operation, status)) {
    return [found('unavailable', '', 'an answer of the backend', `${status}`)]
  }
  if (status >= 500)
    return [found('server-error', '', 'an answer without a failure of the server', `${status}`)]
  const spec = responseFor(operation, status)
  if (!spec) {
    const documented = operation.responses.map((response) => response.status).join(', ')
    return [found(undocumented(operation, status), '', `one of the statuses ${documented}`, `${status}`)]
  }
  return [
    ...checkHeaders(spec, exchange, validator, found),
    ...checkBody(spec, exchange, validator, contract, found),
  ]
}

/** Many contracts leave out refusals, and some leave out successes: that is no fault of the backend. */
function undocumented({ responses }: Operation, status: number): Rule {
  const names = (kind: RegExp) => responses.some((response) => kind.test(response.status))
  if (status >= 400) return names(/^4/) ? 'undocumented-status' : 'undocumented-refusal'
  return status < 300 && !names(/^[23]/) ? 'undocumented-success' : 'undocumented-status'
}

type Found = (rule: Rule, pointer: string, promised: string, came: string) => Finding

/** Findings of one operation that one exchange shows. */
export const maker =
  ({ id, method, path }: Operation, exchange: Exchange | undefined): Found =>
  (rule, pointer, promised, came) => ({
    operation: id,
    method,
    path,
    rule,
    severity: rules[rule][0],
    pointer,
    status: exchange?.response.status ?? 0,
    promised,
    came,
    exchange,
    count: 1,
  })

function checkHeaders(spec: ResponseSpec, exchange: Exchange, validator: Validator, found: Found): Finding[] {
  return spec.headers.flatMap(({ name, required, assumed, schema }) => {
    const value = exchange.response.headers[name]
    if (value === undefined) {
      return required && (validator.reading.includeAssumed || !assumed)
        ? [found('missing-header', '', `the header ${name} with every ${spec.status}`, 'no such header')]
        : []
    }
    // a header is text: where a number is promised, the number that is written there counts
    const fits = [value, readAsJson(value)].some((one) => validator.problemsOf(schema, one).length === 0)
    if (fits) return []
    const [problem] = validator.problemsOf(schema, value)
    return [
      found('wrong-header', '', `the header ${name} ${problem?.message ?? 'fits'}`, JSON.stringify(value)),
    ]
  })
}

function checkBody(
  spec: ResponseSpec,
  exchange: Exchange,
  validator: Validator,
  { document }: Contract,
  found: Found,
): Finding[] {
  const { headers, body } = exchange.response
  if (exchange.request.method === 'HEAD') return []
  if (spec.media.length === 0) {
    // many contracts name a refusal and leave out what its body says: that is no fault of the backend
    const rule = exchange.response.status < 300 ? 'unexpected-body' : 'undocumented-body'
    return body === '' ? [] : [found(rule, '', `no body with ${spec.status}`, excerpt(body))]
  }
  const types = spec.media.map(({ type }) => type).join(' or ')
  if (body === '') return [found('missing-body', '', `a body of ${types}`, 'an empty answer')]
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const fitting = spec.media.filter((one) => fitsType(one.type, type))
  if (fitting.length === 0) return [found('wrong-content-type', '', types, type || 'no content type')]
  if (!isJson(type)) return []
  const value = readAsJson(body)
  if (value === undefined) return [found('not-json', '', 'a body that can be read as JSON', excerpt(body))]
  // several are described where only parameters tell them apart, such as a version
  const [first = [], ...others] = fitting.map(({ schema }) =>
    validator.problemsOf(schema, value).filter((problem) => !isNamed(document, schema, problem)),
  )
  const problems = others.some(({ length }) => length === 0) ? [] : first
  return ownProblems(problems).map((problem) => {
    const { promised, came } = wordsOf(problem, value)
    return { ...found(ruleOf(problem, value), general(problem), promised, came), at: placeOf(problem) }
  })
}

/**
 * An object that fits its description in no way has, to the validator, only members that nobody described: then what
 * is wrong inside it says more.
 */
const ownProblems = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    (problem) =>
      problem.keyword !== 'unevaluatedProperties' ||
      !problems.some(
        (other) =>
          other.keyword !== 'unevaluatedProperties' && `${other.pointer}/`.startsWith(`${problem.pointer}/`),
      ),
  )

/** Two parts of `allOf` may each describe some members of the same object: to each, those of the other are too much. */
const isNamed = (document: JsonObject, schema: Json | undefined, problem: Problem): boolean =>
  problem.keyword === 'unevaluatedProperties' && fieldsOfAll(document, schema).includes(general(problem))

const placeOf = ({ pointer, member }: Problem): string =>
  member === undefined ? pointer : `${pointer}/${member}`

/** The place with `*` for every item of a list, so that the same fault in each row is one finding. */
const general = (problem: Problem): string => placeOf(problem).replaceAll(/\/\d+(?=\/|$)/g, '/*')

const fitsType = (documented: string, came: string): boolean =>
  documented === came ||
  documented === '*/*' ||
  (documented.endsWith('/*') && came.startsWith(documented.slice(0, -1)))

const isJson = (type: string): boolean => /[/+]json$/.test(type)

/** Parses a text as JSON; undefined if it is empty or invalid. */
export function readAsJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const excerpt = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)} …` : text)
