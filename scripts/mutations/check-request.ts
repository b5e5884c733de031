import type { Contract, Operation, Parameter } from '#tests/conformance/contract/contract.ts'
import { objectAt } from '#tests/conformance/contract/document.ts'
import type { Match } from '#tests/conformance/contract/find-operation.ts'
import { createValidator } from '#tests/conformance/contract/validator.ts'
import type { Exchange } from '#tests/conformance/exchange.ts'

/** The text of a parameter as a value of the kind that the contract names. */
function valueOf(contract: Contract, { schema }: Parameter, text: string): unknown {
  const { type, items } = objectAt(contract.document, schema)
  const read = (kind: unknown, one: string) => {
    if (kind === 'integer' || kind === 'number') return Number(one)
    return kind === 'boolean' && /^(true|false)$/.test(one) ? one === 'true' : one
  }
  if (type !== 'array') return read(type, text)
  return text.split(',').map((one) => read(objectAt(contract.document, items).type, one))
}

/**
 * Makes the check of requests: names of the query that the contract does not have, values and bodies that do not fit,
 * and what must be sent and was not. One sentence each.
 */
export function createRequestCheck(contract: Contract): (match: Match, exchange: Exchange) => string[] {
  const validator = createValidator(contract, { closed: true, includeAssumed: true })

  function parameterProblems({ operation, params }: Match, { request }: Exchange): string[] {
    const query = new URL(request.url).searchParams
    const sent = (one: Parameter) =>
      one.in === 'path'
        ? params[one.name]
        : one.in === 'query'
          ? (query.get(one.name) ?? undefined)
          : request.headers[one.name.toLowerCase()]
    const inQuery = new Set(operation.parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])))
    const unknown = [...query.keys()].filter((name) => inQuery.size > 0 && !inQuery.has(name))
    return [
      ...unknown.map((name) => `the query has no ${name}`),
      ...operation.parameters.flatMap((one) => {
        const text = sent(one)
        if (text === undefined) return one.required ? [`${one.name} must be sent`] : []
        const [problem] = validator.problemsOf(one.schema, valueOf(contract, one, text))
        return problem ? [`${one.name} ${problem.message}`] : []
      }),
    ]
  }

  function bodyProblems({ body }: Operation, { request }: Exchange): string[] {
    const media = body?.media.find(({ type }) => type === 'application/json')
    if (!media || request.body === null) return []
    return validator
      .problemsOf(media.schema, JSON.parse(request.body))
      .map(({ pointer, message }) => `body ${pointer} ${message}`)
  }

  return (match, exchange) => [
    ...parameterProblems(match, exchange),
    ...bodyProblems(match.operation, exchange),
  ]
}
