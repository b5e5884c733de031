import { expect, test } from 'vitest'
import type { Schema } from './document.ts'
import { exampleOf } from './example.ts'
import { fieldsOf, prose } from './parts.ts'
import { typeText } from './type-text.ts'
import { testRows } from '#tests/support/table.ts'

const plain = (markup: string) => markup.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')

testRows<[Schema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ type: 'string', minLength: 1 }, 'string, at least 1 characters'],
  [{ type: 'string', maxLength: 9 }, 'string, at most 9 characters'],
  [{ type: 'string', minLength: 0, maxLength: 9 }, 'string, 0 to 9 characters'],
  [{ type: 'string', pattern: '^a$' }, 'string, as ^a$'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'integer', minimum: 0, maximum: 5 }, 'integer, 0 to 5'],
  [{ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2 }, 'list of string, 1 to 2 items'],
  [{ type: 'array' }, 'list of '],
  [{ type: 'object' }, 'object'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'object, each member boolean'],
  [{ const: 'a' }, 'always &#34;a&#34;'],
  [{ enum: ['a', 1, null] }, 'one of a, 1, null'],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string or number'],
  [{ allOf: [{ $ref: '#/components/schemas/Task' }, { type: 'object' }] }, 'Task and object'],
  [{}, ''],
])('%j is told as %j', (schema, words) => expect(plain(typeText(schema).markup)).toBe(words))

test('a named schema is a link to its page', () =>
  expect(typeText({ $ref: '#/components/schemas/Task' }).markup).toBe(
    '<a href="/__docs__/schemas/Task/">Task</a>',
  ))

testRows<[Schema, unknown]>([
  [{ type: 'string', example: 'a', default: 'b' }, 'a'],
  [{ type: 'string', examples: ['a', 'c'], const: 'b' }, 'a'],
  [{ const: 'a', default: 'b' }, 'a'],
  [{ default: false, enum: [true] }, false],
  [{ enum: ['a', 'b'] }, 'a'],
  [{ oneOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, 1],
  [
    { allOf: [{ type: 'object', properties: { a: { type: 'number', minimum: 3 } } }, { default: { b: 2 } }] },
    { a: 3, b: 2 },
  ],
  [{ type: 'array', items: { type: ['string', 'null'] } }, ['text']],
  [{ type: 'object' }, {}],
  [{ type: 'string', format: 'uuid' }, '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001'],
  [{ type: 'string', format: 'date-time' }, '2026-11-18T13:00:00Z'],
  [{ type: 'string', format: 'date' }, '2026-11-18'],
  [{ type: 'string', format: 'email' }, 'maya@portage.test'],
  [{ type: 'string', format: 'uri' }, 'https://portage.example/'],
  [{ type: 'null' }, null],
  [{}, null],
])('an example of %j is %j', (schema, example) => expect(exampleOf(schema)).toEqual(example))

test('an example of a schema that holds itself ends nine deep', () => {
  const node: Schema & { items?: Schema } = { type: 'array' }
  Object.assign(node, { items: node })
  let depth = 0
  for (let at = exampleOf(node); Array.isArray(at); [at] = at) depth += 1
  expect(depth).toBe(9)
})

test('the fields of a schema are listed with those of nested objects', () => {
  const inner: Schema = {
    type: 'object',
    properties: { b: { type: 'string', readOnly: true } },
    required: ['b'],
  }
  const schema: Schema = {
    allOf: [{ properties: { first: { type: 'null' } } }],
    properties: {
      a: inner,
      list: { type: 'array', items: inner },
      ours: { type: 'string', 'x-assumed': true, description: 'Why.' },
    },
    required: ['a'],
  }
  const told = (proposal: boolean) =>
    fieldsOf(schema, proposal).map(({ name, notes, assumed, description }) => [
      name,
      notes.join(', '),
      assumed,
      description,
    ])
  expect(told(false)).toEqual([
    ['first', 'may be missing', false, ''],
    ['a', 'always', false, ''],
    ['a.b', 'always, set by the server', false, ''],
    ['list', 'may be missing', false, ''],
    ['list[].b', 'always, set by the server', false, ''],
    ['ours', 'may be missing', true, 'Why.'],
  ])
  expect(told(true).every(([, , assumed]) => assumed)).toBe(true)
})

testRows([
  ['One.\n\nTwo\nlines. ', '<p>One.</p><p>Two\nlines.</p>'],
  ['`a` and **b**, *c* <d>', '<p><code>a</code> and <strong>b</strong>, *c* &#60;d&#62;</p>'],
  ['``', '<p>``</p>'],
  ['', ''],
])('%j is written as %j', (text, markup) =>
  expect(
    prose(text)
      .map((one) => one.markup)
      .join(''),
  ).toBe(markup),
)
