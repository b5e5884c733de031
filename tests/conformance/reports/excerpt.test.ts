import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const draw = (body: unknown, pointer: string) =>
  excerptOf(typeof body === 'string' ? body : JSON.stringify(body), pointer).map(
    ({ text, here }) => `${here ? '>' : ' '}${text}`,
  )

test('the path to the location, and its siblings', () => {
  const row = (id: number) => ({ id, a: 1, b: 2, status: 'DONE', c: [1, 2], d: {}, e: 3 })
  expect(
    draw({ count: 2, next: null, previous: null, results: [row(7), row(8)] }, '/results/1/status'),
  ).toEqual([
    ' {',
    '   … 1 more',
    '   "next": null',
    '   "previous": null',
    '   "results": [',
    '     … 1 more',
    '     {',
    '       … 1 more',
    '       "a": 1',
    '       "b": 2',
    '>      "status": "DONE"',
    '       "c": [ 2 … ]',
    '       "d": {}',
    '       … 1 more',
    '     }',
    '   ]',
    ' }',
  ])
})
test('a star is the first item', () =>
  expect(draw([{ a: 1 }, { a: 2 }], '/*/a')).toEqual([
    ' [',
    '   {',
    '>    "a": 1',
    '   }',
    '   … 1 more',
    ' ]',
  ]))
test('what is not there is said so, where it should be', () => {
  expect(draw({ a: 1, b: 2 }, '/c')).toEqual([' {', '   "a": 1', '   "b": 2', '>  (no "c" here)', ' }'])
  expect(draw([], '/*/a')).toEqual([' [', '>  (no item here)', ' ]'])
})
test('names are read as JSON pointers write them', () =>
  expect(draw({ 'a/b~c': 1 }, '/a~1b~0c')).toEqual([' {', '>  "a/b~c": 1', ' }']))
test('of a value with an inside its first fields, of a long text its beginning', () => {
  expect(draw({ a: { b: 'x'.repeat(200) } }, '/a')[2]).toBe(`     "b": "${'x'.repeat(99)}…`)
  expect(draw({ a: 1 }, '')).toEqual([' {', '   "a": 1', ' }'])
})
test('no JSON is its first line, no body is nothing', () => {
  expect(draw('[text/html, 12 bytes]', '/a')).toEqual([' [text/html, 12 bytes]'])
  expect(draw('', '/a')).toEqual([])
})
