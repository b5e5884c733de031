import { describe, expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { FormDefinition } from '#generated/zod/portageV1.schemas.zod.ts'
import { propertiesOf, valueOf, withProperty } from './properties.ts'
import { inRows, kindGroups, newQuestion } from './question-kinds.ts'
import { testRows } from '#tests/support/table.ts'

const schemas = contract.components.schemas as unknown as Record<
  string,
  { properties?: { type?: { const?: string }; [name: string]: unknown } }
>
const kinds = Object.entries(schemas).flatMap(([name, { properties }]) =>
  /^FormField[A-Z]/.test(name) && properties?.type?.const
    ? [{ kind: properties.type.const, properties }]
    : [],
)
/** Edited in separate parts of the panel. */
const OWN = ['type', 'key', 'label', 'visible_when', 'options', 'rows', 'fields']

test('the contract is read', () => expect(kinds.length).toBe(21))

describe('nothing of a question can be changed in the JSON view only', () => {
  testRows(kinds)('$kind', ({ kind, properties }) => {
    const known = propertiesOf[kind as keyof typeof propertiesOf].map(({ name }) => name as string)
    const wanted = Object.keys(properties).filter((name) => !OWN.includes(name))
    expect(known.toSorted()).toEqual(wanted.toSorted())
  })
})

const menu = kindGroups.flatMap(({ kinds: some }) => [...some])

test('the menu offers every kind of question once', () => {
  const types = menu.filter((kind) => kind !== 'yes_no_unsure')
  expect(types.sort()).toEqual(kinds.map(({ kind }) => kind).sort())
})

testRows(menu)('a new question of the kind %s is one that the contract takes', (kind) => {
  const form = {
    key: 'f',
    version: 1,
    title: { 'en-ca': 'F' },
    pages: [{ key: 'p', title: { 'en-ca': 'P' }, fields: [newQuestion(kind, 'new_one')] }],
  }
  expect(FormDefinition.safeParse(form).success).toBe(true)
})

test('rows hold neither files, signatures, grids nor groups', () => {
  expect(menu.filter((kind) => !inRows(kind))).toEqual(['matrix', 'signature', 'file', 'group'])
})

test('a property that is taken away leaves no trace', () => {
  const field = withProperty(newQuestion('text', 'a'), 'max_length', 5)
  expect(valueOf(field, 'max_length')).toBe(5)
  expect(withProperty(field, 'max_length', undefined)).toEqual(newQuestion('text', 'a'))
  expect(valueOf(field, 'constructor')).toBeUndefined()
})
