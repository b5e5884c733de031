import { faker } from '@faker-js/faker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import * as zod from 'zod/mini'
import * as factories from '#generated/model/index.faker.ts'
import * as schemas from '#generated/zod/portageV1.schemas.zod.ts'
import { testRows } from '#tests/support/table.ts'
import { changesNothing, lengthOf, quickCheck } from './quick-check.ts'

const all: Readonly<Record<string, unknown>> = schemas
const makers: Readonly<Record<string, unknown>> = factories

const isSchema = (value: unknown): value is ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value

const named = Object.entries(all).flatMap(([name, schema]) => {
  const make = makers[`get${name}Mock`]
  return isSchema(schema) && typeof make === 'function'
    ? [{ name, schema, make: () => make() as unknown }]
    : []
})

const others = [
  null,
  undefined,
  '',
  'x',
  -1,
  1.5,
  true,
  [],
  {},
  { zzz: 1 },
  Number.NaN,
  '2026-02-30',
  'x'.repeat(11_000),
]

/** The value with one place changed to something else, for every place and every something. */
function* broken(value: unknown): Generator {
  yield* others
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const part: unknown = Object(value)[key]
    for (const other of broken(part))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
  }
  if (!Array.isArray(value)) yield { ...value, zzz: 1 }
}

/** The first so many: lists of lists grow without end. */
function* first<Value>(values: Generator<Value>, count: number): Generator<Value> {
  for (const value of values) {
    if (count <= 0) return
    count -= 1
    yield value
  }
}

// A file may have 14 million letters, and each draw of one takes a second: good texts are not as long as they may be.
const { rangeToNumber } = faker.helpers
beforeAll(() => {
  faker.helpers.rangeToNumber = (range) =>
    typeof range === 'number' ? range : faker.number.int({ ...range, max: Math.min(range.max, 1000) })
})
afterAll(() => {
  faker.helpers.rangeToNumber = rangeToNumber
})

test('it sees the contract’s schemas', () => expect(named.length).toBeGreaterThan(50))

describe('the quick check', () => {
  testRows(named)('$name: says yes to good values, so that they are cheap', ({ schema, make }) => {
    const accepts = quickCheck(schema)
    faker.seed(11)
    const values = Array.from({ length: 10 }, make).filter((value) => schema.safeParse(value).success)
    expect(values.filter((value) => !accepts(value))).toEqual([])
  })

  testRows(named)('$name: never says yes where zod says no', ({ schema, make }) => {
    const accepts = quickCheck(schema)
    faker.seed(12)
    const wrong = [...first(broken(make()), 600)].filter(
      (value) => accepts(value) && !schema.safeParse(value).success,
    )
    expect(wrong).toEqual([])
  })
})

test('a text is as long as it has code points; half of one counts, too', () => {
  const texts = ['', 'é', 'x\u{1F600}', '\u{1F600}\u{1F600}', '\uD83D', '\uDE00\uD83D']
  expect(texts.map(lengthOf)).toEqual([0, 1, 2, 2, 1, 2])
  expect([[1, 2], 7].map(lengthOf)).toEqual([2, Number.NaN])
})

test('what is accepted as it is, zod returns as it is', () => {
  const plain = named.filter(({ schema }) => changesNothing(schema))
  expect(plain.length).toBeGreaterThan(50)
  for (const { name, schema, make } of plain) {
    for (const value of first(broken(make()), 60)) {
      const result = schema.safeParse(value)
      if (quickCheck(schema)(value) && result.success) expect([name, result.data]).toEqual([name, value])
    }
  }
  // each of these returns something else than it accepts
  const text = zod.string()
  for (const schema of [
    zod.object({ text }),
    zod.strictObject({ text: zod._default(text, '') }),
    zod.array(zod.union([text, zod.object({ text })])),
  ])
    expect(changesNothing(schema)).toBe(false)
})
