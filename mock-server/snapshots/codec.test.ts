import { expect, test } from 'vitest'
import { decode, encode } from './codec.ts'
import { testRows } from '#tests/support/table.ts'

/** Over a text, as a file keeps it. */
const back = (value: unknown): unknown => decode(JSON.parse(JSON.stringify(encode(value))))

testRows<[string, unknown]>([
  ['plain values', { a: [1, 'x', null, true, { b: -0.5 }] }],
  [
    'a map with any keys',
    new Map<unknown, unknown>([
      [1, new Map([['a', 2]])],
      ['b', []],
    ]),
  ],
  ['a set', new Set(['a', 'b'])],
  ['a big integer', 2n ** 300n],
  ['bytes, more than an engine takes as arguments', Uint8Array.from({ length: 20_000 }, (_, at) => at % 256)],
  ['somebody’s own keys that look like ours', { answers: { $map: [1], $int: 'one' }, $shared: 0 }],
  ['a name that objects have already', JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')],
])('%s come back', (_, value) => expect(back(value)).toEqual(value))

test('what two places hold is one thing again', () => {
  const one = { name: 'one' }
  const { list, map } = Object(back({ list: [one, one], map: new Map([['a', one]]) }))
  expect(list[0]).toEqual(one)
  expect([list[1] === list[0], map.get('a') === list[0]]).toEqual([true, true])
})

testRows([() => undefined, Number.NaN, Symbol('s')])('%s cannot be kept', (value) => {
  expect(() => encode({ rows: [value] })).toThrow('A snapshot cannot keep')
})

testRows([
  [{ value: { $shared: 3 }, shared: [] }, 'names a shared part that is not there'],
  [{ value: { $shared: 0 }, shared: [[{ $shared: 0 }]] }, 'has a shared part that holds itself'],
  [{ value: { $map: [[1]] }, shared: [] }, 'has a pair that is none'],
  [{ value: { $set: 1 }, shared: [] }, 'has a list that is none'],
  [{ value: { $bytes: '???' }, shared: [] }, 'has a value that nobody can read ($bytes)'],
  [{ value: { $int: '1.5' }, shared: [] }, 'has a value that nobody can read ($int)'],
  [{ value: { $date: '2026' }, shared: [] }, 'has a value that nobody can read ($date)'],
])('%j is refused', (encoded, why) => expect(() => decode(encoded)).toThrow(`The snapshot ${why}.`))
