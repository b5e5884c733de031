import { readAsJson } from '../check-exchange.ts'
import type { Parameter } from '../contract/contract.ts'
import type { Match } from '../contract/find-operation.ts'
import type { Validator } from '../contract/validator.ts'
import type { SentRequest } from '../exchange.ts'
import type { RequestRule } from './request-rules.ts'

export type ParameterProblem = {
  readonly rule: RequestRule
  /** `/query/page_size`. */
  readonly place: string
  readonly promised: string
  readonly came: string
}

/** Everything that the parameters of a request do against the contract. */
export function parameterProblems(
  { operation, params }: Match,
  { url, headers }: SentRequest,
  validator: Validator,
): ParameterProblem[] {
  const query = new URL(url).searchParams
  const unknown = [...new Set(query.keys())]
    // `filter[name]`: a parameter that is an object, written with its members
    .filter(
      (name) =>
        !operation.parameters.some((one) => one.in === 'query' && name.replace(/\[.*$/, '') === one.name),
    )
    .map((name): ParameterProblem => ({
      rule: 'request-unknown-parameter',
      place: `/query/${name}`,
      promised: 'only parameters that the contract names',
      came: `"${name}"`,
    }))
  const known = operation.parameters.flatMap((parameter): ParameterProblem[] => {
    const { name, required } = parameter
    if (parameter.in === 'cookie') return []
    const place = `/${parameter.in}/${name}`
    const sent = sentValues(parameter, query, params, headers)
    if (sent.length === 0) {
      if (!required) return []
      return [
        { rule: 'request-missing-parameter', place, promised: `the parameter "${name}"`, came: 'nothing' },
      ]
    }
    const readings = readingsOf(parameter, sent)
    if (readings.some((value) => validator.problemsOf(parameter.schema, value).length === 0)) return []
    const [problem] = validator.problemsOf(parameter.schema, readings[0])
    const promised = `"${name}" ${problem?.message ?? 'once'}`
    return [{ rule: 'request-wrong-parameter', place, promised, came: JSON.stringify(sent.join('&')) }]
  })
  return [...unknown, ...known]
}

function sentValues(
  { in: where, name }: Parameter,
  query: URLSearchParams,
  params: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): string[] {
  if (where === 'query') {
    const members = [...query].some(([key]) => key.startsWith(`${name}[`))
    return members ? [] : query.getAll(name)
  }
  const value = where === 'path' ? params[name] : headers[name.toLowerCase()]
  return value === undefined ? [] : [value]
}

/** A parameter is text: what it can mean as a value, a number or a list, one of which has to fit. */
function readingsOf({ explode }: Parameter, sent: readonly string[]): unknown[] {
  const asValue = (text: string) => readAsJson(text) ?? text
  const [only = ''] = sent
  const items = explode || sent.length > 1 ? sent : only === '' ? [] : only.split(',')
  const lists: unknown[] = [items, items.map(asValue)]
  return sent.length === 1 ? [only, asValue(only), ...lists] : lists
}
