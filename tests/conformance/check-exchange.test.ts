import { describe, expect, it } from 'vitest'
import { createExchangeCheck, pathBelow } from './check-exchange.ts'
import type { JsonObject } from './contract/document.ts'
import { contractOf } from './contract/read-contract.ts'

/** One read whose answer is an object of a name, of one of two kinds; `closed` objects take nothing else. */
const documentOf = (schema: JsonObject, openapi = '3.1.0'): JsonObject => ({
  openapi,
  info: { title: 'Small', version: '1' },
  paths: {
    '/things/{id}/': {
      get: {
        operationId: 'getThing',
        responses: { '200': { description: 'It.', content: { 'application/json': { schema } } } },
      },
    },
  },
  components: {
    schemas: {
      Named: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      Sized: {
        type: 'object',
        properties: { size: { type: 'integer' }, guess: { type: 'string', 'x-assumed': true } },
      },
    },
  },
})

function rulesFor(
  schema: JsonObject,
  json: unknown,
  options: { openapi?: string; includeAssumed?: boolean } = {},
) {
  const { check } = createExchangeCheck(contractOf(documentOf(schema, options.openapi), 'small.json'), {
    base: 'http://host/api',
    includeAssumed: options.includeAssumed ?? false,
  })
  const request = { method: 'GET', url: 'http://host/api/things/1/?a=b', headers: {}, body: null }
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const response = { status: 200, headers, body: JSON.stringify(json) }
  return check({ request, response, ms: 1 }).map(({ rule, pointer }) => `${rule} ${pointer}`)
}

const both = { allOf: [{ $ref: '#/components/schemas/Named' }, { $ref: '#/components/schemas/Sized' }] }

describe('One answer against the contract', () => {
  it('has nothing to say of what fits, however the description is put together', () => {
    expect(rulesFor(both, { name: 'a', size: 1 })).toEqual([])
    expect(rulesFor({ type: ['object', 'null'] }, null)).toEqual([])
    expect(rulesFor({ type: 'object', nullable: true }, null, { openapi: '3.0.3' })).toEqual([])
    expect(rulesFor({ type: 'object' }, { anything: true })).toEqual([])
    expect(rulesFor({ type: 'object', additionalProperties: { type: 'integer' } }, { anything: 1 })).toEqual(
      [],
    )
  })

  it('distinguishes undocumented from forbidden fields', () => {
    expect(rulesFor(both, { name: 'a', Size: 1 })).toEqual(['undocumented-field /Size'])
    const closed = { type: 'object', properties: {}, additionalProperties: false }
    expect(rulesFor(closed, { name: 'a' })).toEqual(['forbidden-field /name'])
    const list = { type: 'array', items: { $ref: '#/components/schemas/Named' } }
    expect(
      rulesFor(list, [
        { name: 'a', b: 1 },
        { name: 'c', b: 2 },
      ]),
    ).toEqual(['undocumented-field /*/b', 'undocumented-field /*/b'])
  })

  it('names the field that is missing, wrong, null or does not fit', () => {
    expect(rulesFor(both, { size: 1 })).toEqual(['missing-required /name'])
    expect(rulesFor(both, { name: 'a', size: '1' })).toEqual(['wrong-type /size'])
    expect(rulesFor(both, { name: null })).toEqual(['null-not-allowed /name'])
    expect(rulesFor({ not: { type: 'object' } }, {})).toEqual(['does-not-fit '])
    expect(rulesFor({ oneOf: [{ const: 1 }, { const: 2 }] }, 3)).toEqual(['not-in-enum ', 'not-in-enum '])
  })

  it('reads limits as 3.0 and 3.1 write them', () => {
    expect(
      rulesFor({ type: 'integer', minimum: 1, exclusiveMinimum: true }, 1, { openapi: '3.0.3' }),
    ).toEqual(['out-of-range '])
    expect(rulesFor({ type: 'integer', exclusiveMinimum: 1 }, 1)).toEqual(['out-of-range '])
    expect(rulesFor({ type: 'integer', exclusiveMinimum: 1 }, 2)).toEqual([])
  })

  it('lets a refusal have a body that the contract leaves out, with a warning, and no success', () => {
    const paths = {
      '/things/{id}/': {
        get: {
          operationId: 'getThing',
          responses: { '202': { description: 'Later.' }, '404': { description: 'None.' } },
        },
      },
    }
    const contract = contractOf({ ...documentOf({}), paths }, 'small.json')
    const { check } = createExchangeCheck(contract, { base: 'http://host', includeAssumed: false })
    const request = { method: 'GET', url: 'http://host/things/1/', headers: {}, body: null }
    const foundFor = (status: number, body: string) =>
      check({ request, response: { status, headers: {}, body }, ms: 1 }).map(({ severity, rule }) => [
        severity,
        rule,
      ])
    expect(foundFor(404, '{}')).toEqual([['warning', 'undocumented-body']])
    expect(foundFor(202, '{}')).toEqual([['error', 'unexpected-body']])
    expect([...foundFor(404, ''), ...foundFor(202, '')]).toEqual([])
  })

  it('demands proposals only when they are wanted', () => {
    const schema: JsonObject = {
      type: 'object',
      required: ['guess'],
      properties: { guess: { type: 'string', 'x-assumed': true } },
    }
    expect(rulesFor(schema, {})).toEqual([])
    expect(rulesFor(schema, { guess: 1 })).toEqual(['wrong-type /guess'])
    expect(rulesFor(schema, {}, { includeAssumed: true })).toEqual(['missing-required /guess'])
  })

  it('knows the contract’s paths below the address of the server, and nothing elsewhere', () => {
    expect(pathBelow('https://host/api/v1/tasks/?page=2', 'https://host/api')).toBe('/v1/tasks/')
    expect(pathBelow('https://other/api/v1/tasks/', 'https://host/api')).toBeUndefined()
    expect(pathBelow('https://host/apiary/v1/', 'https://host/api')).toBeUndefined()
    expect(pathBelow('https://host/v1/tasks/', undefined)).toBe('/v1/tasks/')
  })
})
