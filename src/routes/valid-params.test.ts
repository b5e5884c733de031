import { describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { areValidParams } from './valid-params.ts'
import { testRows } from '#tests/support/table.ts'

const id = '11111111-1111-4111-8111-111111111111'

describe('the parameters of a URL', () => {
  testRows(badInputs('pathId'))('an id, $id: $value', ({ value, expect: expectation }) => {
    const raw = String(value)
    expect(areValidParams({ organizationId: id, journeyId: raw })).toBe(expectation === 'accept')
    expect(areValidParams({ id: raw })).toBe(expectation === 'accept')
  })

  testRows([
    ['a token', 'Zk3-x_9.~', true],
    ['nothing', '', false],
    ['a path', '../..', false],
    ['a space', 'a b', false],
    ['a sign that needs escaping', 'a<b', false],
    ['an endless one', 'a'.repeat(513), false],
  ])('what is no id is a token: %s', (_, x, expected) => expect(areValidParams({ x })).toBe(expected))

  test('no parameter at all, or the rest of an address, is fine', () => {
    expect(areValidParams({})).toBe(true)
    expect(areValidParams({ '*': 'anything/at all' })).toBe(true)
  })
})
