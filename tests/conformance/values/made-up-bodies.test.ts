import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContract } from '../contract/read-contract.ts'
import { validatorOf } from '../contract/validator.ts'
import { arbitraryOf } from './arbitrary.ts'
import { bodyMedia } from './form-text.ts'
import { twinsOf } from './twins.ts'
import { testRows } from '#tests/support/table.ts'

const contract = readContract('generated/openapi.json')
const validator = validatorOf(contract, { closed: false, includeAssumed: true })
const bodies = contract.operations.flatMap((operation) => {
  const media = bodyMedia(operation)
  return media ? [{ id: operation.id, schema: media.schema }] : []
})

describe('Bodies that are made up', () => {
  test('are there to be made', () => expect(bodies.length).toBeGreaterThan(60))

  testRows(bodies)('fit $id', ({ schema }) => {
    const made = fc.sample(arbitraryOf(contract.document, schema), { numRuns: 10, seed: 1 })
    const wrong = made.filter((body) => validator.problemsOf(schema, body).length > 0)
    // an empty list fits two of the kinds of answers of a form, and `oneOf` wants one: such bodies are not sent
    expect(wrong.length).toBeLessThan(3)
  })

  testRows(bodies)('have twins with a fault each for $id', ({ schema }) => {
    const [valid] = fc.sample(arbitraryOf(contract.document, schema), { numRuns: 1, seed: 2 })
    const twins = valid === undefined ? [] : twinsOf(contract.document, schema, valid, validator)
    expect(twins.length).toBeGreaterThan(0)
    for (const { value } of twins) expect(validator.problemsOf(schema, value)).not.toEqual([])
  })

  testRows([
    [String.raw`^\d{4}(-\d\d(-\d\d)?)?$`, /^(19[5-9]|20[012])\d(-\d\d(-\d\d)?)?$/],
    [String.raw`^\d{4}-\d\d-\d\d$`, /^(19[5-9]|20[012])\d-(0\d|1[0-2])-\d\d$/],
    [String.raw`^[\d-]{4,}$`, /^[\d-]+$/],
  ] as const)('have dates of the past for a pattern of dates: %s', (pattern, fitting) => {
    const made = fc.sample(arbitraryOf({}, { type: 'string', pattern }), { numRuns: 50, seed: 3 })
    expect(made.filter((one) => !fitting.test(String(one)))).toEqual([])
    expect(new Set(made.map((one) => String(one).length)).size > 1).toBe(
      pattern.includes('(') || pattern.includes(','),
    )
  })

  test('are the same with the same seed', () => {
    const [{ schema } = { schema: undefined }] = bodies
    const make = () => fc.sample(arbitraryOf(contract.document, schema), { numRuns: 3, seed: 7 })
    expect(make()).toEqual(make())
  })
})
