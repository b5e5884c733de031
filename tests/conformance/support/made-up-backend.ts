import * as fc from 'fast-check'
import type { Contract } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { findOperation } from '../contract/find-operation.ts'
import { validatorOf } from '../contract/validator.ts'
import type { CameResponse } from '../exchange.ts'
import type { Sender } from '../send.ts'
import { arbitraryOf } from '../values/arbitrary.ts'

/**
 * A backend that makes up every answer by the contract, as a mock does: it keeps nothing, and breaks no promise about
 * one answer. A body that fits is taken, any other one is refused, and so are calls without a token that need one.
 */
export function madeUpBackend(contract: Contract): Sender {
  // fields that only the backend sets are in answers
  const shown = (value: JsonObject): JsonObject =>
    JSON.parse(JSON.stringify(value).replaceAll('"readOnly":true', '"readOnly":false'))
  const document = shown(contract.document)
  const requests = validatorOf(contract, { closed: false, includeAssumed: true })
  const answers = validatorOf(contract, { closed: true, includeAssumed: true })
  const answer = (
    method: string,
    url: string,
    body: string | null,
    token: string | undefined,
  ): CameResponse => {
    const found = findOperation(contract, method, new URL(url).pathname)
    if (!found) return { status: 404, headers: {}, body: '' }
    const { operation } = found
    const json = operation.body?.media.find(({ type }) => type.endsWith('json'))
    const wanted =
      operation.security === 'required' && token !== 'Bearer good'
        ? ['401', '403']
        : json && requests.problemsOf(json.schema, parsed(body)).length > 0
          ? ['400', '422']
          : []
    const named = operation.responses.map(({ status }) => status).filter((status) => status.startsWith('4'))
    const refused =
      wanted.length === 0
        ? undefined
        : ([...wanted, ...named].find((one) => named.includes(one)) ?? wanted[0])
    const spec =
      operation.responses.find(({ status }) =>
        refused === undefined ? status.startsWith('2') : status === refused,
      ) ?? operation.responses.find(({ status }) => status === 'default')
    const media = spec?.media.find(({ type }) => type.endsWith('json')) ?? spec?.media[0]
    const status = Number(refused ?? spec?.status.replaceAll(/x/gi, '0').replace('default', '200') ?? 200)
    if (!media) return { status, headers: {}, body: '' }
    const samples = fc.sample(arbitraryOf(document, shown({ schema: media.schema ?? {} }).schema), {
      numRuns: 20,
      seed: 7,
    })
    const value = samples.find((sample) => answers.problemsOf(media.schema, sample).length === 0)
    const text = media.type.endsWith('json') ? JSON.stringify(value ?? null) : 'text'
    return { status, headers: { 'content-type': media.type }, body: text }
  }
  return async (request) => {
    const { method, url, body, headers } = request
    return { request, response: answer(method, url, body, headers.authorization), ms: 0 }
  }
}

function parsed(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isObject(value) || Array.isArray(value) ? value : (value ?? null)
  } catch {
    return undefined
  }
}
