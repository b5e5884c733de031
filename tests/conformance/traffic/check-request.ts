import { readAsJson } from '../check-exchange.ts'
import type { Contract, Operation } from '../contract/contract.ts'
import type { Match } from '../contract/find-operation.ts'
import type { Validator } from '../contract/validator.ts'
import { validatorOf } from '../contract/validator.ts'
import type { Exchange } from '../exchange.ts'
import type { Finding } from '../finding.ts'
import { wordsOf } from '../problem-words.ts'
import { parameterProblems } from './parameters.ts'
import type { RequestRule } from './request-rules.ts'
import { requestRules } from './request-rules.ts'

type Found = (rule: RequestRule, pointer: string, promised: string, came: string) => Finding

/** Findings about the request of one exchange. */
export const requestFinding =
  ({ id, method, path }: Pick<Operation, 'id' | 'method' | 'path'>, exchange: Exchange): Found =>
  (rule, pointer, promised, came) => ({
    operation: id,
    method,
    path,
    rule,
    severity: requestRules[rule][0],
    pointer,
    status: exchange.response.status,
    promised,
    came,
    exchange,
    count: 1,
  })

/** Creates the check of requests: parameters, media type and body, as open as the contract is. */
export function createRequestCheck(contract: Contract): (match: Match, exchange: Exchange) => Finding[] {
  // proposals are checked too: a client that uses one must follow it
  const validator = validatorOf(contract, { closed: false, includeAssumed: true })
  return (match, exchange) => {
    const found = requestFinding(match.operation, exchange)
    const parameters = parameterProblems(match, exchange.request, validator).map(
      ({ rule, place, promised, came }) => found(rule, place, promised, came),
    )
    return [...parameters, ...checkBody(match.operation, exchange, validator, found)]
  }
}

function checkBody(
  { body }: Operation,
  { request }: Exchange,
  validator: Validator,
  found: Found,
): Finding[] {
  const sent = request.body ?? ''
  if (!body) {
    return sent === ''
      ? []
      : [found('request-unexpected-body', '', 'no body', `a body of ${sent.length} characters`)]
  }
  const types = body.media.map(({ type }) => type).join(' or ')
  if (sent === '') {
    return body.required ? [found('request-missing-body', '', `a body of ${types}`, 'no body')] : []
  }
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const media = body.media.find((one) => one.type === type || one.type === '*/*')
  if (!media) return [found('request-wrong-content-type', '', types, type || 'no content type')]
  if (!/[/+]json$/.test(type)) return []
  const value = readAsJson(sent)
  if (value === undefined)
    return [found('request-wrong-body', '', 'JSON', 'a body that cannot be read as JSON')]
  return validator.problemsOf(media.schema, value).map((problem) => {
    const { promised, came } = wordsOf(problem, value)
    const at = problem.member === undefined ? problem.pointer : `${problem.pointer}/${problem.member}`
    const pointer = at.replaceAll(/\/\d+(?=\/|$)/g, '/*')
    return { ...found('request-wrong-body', pointer, promised, came), at }
  })
}
