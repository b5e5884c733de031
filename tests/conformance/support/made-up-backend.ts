import * as fc from 'fast-check'
import type { Contract, Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { findOperation } from '../contract/find-operation.ts'
import { validatorOf } from '../contract/validator.ts'
import type { CameResponse, SentRequest } from '../exchange.ts'
import type { Sender } from '../send.ts'
import { arbitraryOf } from '../values/arbitrary.ts'
import { credentialFor } from '../values/credential.ts'
import { bodyMedia, FORM } from '../values/form-text.ts'

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
  const sampleOf = (schema: Json | undefined): Json | undefined =>
    fc
      .sample(arbitraryOf(document, shown({ schema: schema ?? {} }).schema), { numRuns: 20, seed: 7 })
      .find((sample) => answers.problemsOf(schema, sample).length === 0)
  const answer = ({ method, url, body, headers }: SentRequest): CameResponse => {
    const found = findOperation(contract, method, new URL(url).pathname)
    if (!found) return { status: 404, headers: {}, body: '' }
    const { operation } = found
    const taken = bodyMedia(operation)
    const came = taken?.type === FORM ? formOf(body, objectAt(document, taken.schema)) : parsed(body)
    const wanted =
      operation.security === 'required' && !isSignedIn(operation, url, headers)
        ? ['401', '403']
        : taken && (isMalformed(body, came) || requests.problemsOf(taken.schema, came).length > 0)
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
      ) ??
      operation.responses.find(({ status }) => status === 'default') ??
      operation.responses.find(({ status }) => status.startsWith('3'))
    const media = spec?.media.find(({ type }) => type.endsWith('json')) ?? spec?.media[0]
    const status = Number((refused ?? spec?.status ?? '200').replaceAll(/x/gi, '0').replace('default', '200'))
    const needed = (spec?.headers ?? []).filter(({ required }) => required)
    const own = Object.fromEntries(needed.map(({ name, schema }) => [name, String(sampleOf(schema))]))
    if (!media) return { status, headers: own, body: '' }
    const text = media.type.endsWith('json') ? JSON.stringify(sampleOf(media.schema) ?? null) : 'text'
    return { status, headers: { ...own, 'content-type': media.type }, body: text }
  }
  return async (request) => ({ request, response: answer(request), ms: 0 })
}

function isSignedIn(operation: Operation, url: string, headers: SentRequest['headers']): boolean {
  const { headers: asked, query } = credentialFor(operation, 'good')
  const { searchParams } = new URL(url)
  return (
    Object.entries(asked).every(([name, value]) => headers[name] === value) &&
    Object.entries(query).every(([name, value]) => searchParams.get(name) === value)
  )
}

const isMalformed = (text: string | null, came: unknown) => text !== null && text !== '' && came === undefined

/** A form of plain members, each of the type that the schema gives it, if its text can be read as one. */
function formOf(text: string | null, { properties }: JsonObject): JsonObject {
  const types = isObject(properties) ? properties : {}
  const read = (name: string, value: string): Json => {
    const type = types[name]
    return isObject(type) && type['type'] === 'string' ? value : ((parsed(value) ?? value) as Json)
  }
  return Object.fromEntries(
    [...new URLSearchParams(text ?? '')].map(([name, value]) => [name, read(name, value)]),
  )
}

function parsed(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isObject(value) || Array.isArray(value) ? value : (value ?? null)
  } catch {
    return undefined
  }
}
