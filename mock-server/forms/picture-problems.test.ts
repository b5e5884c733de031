// Pictures of answers: what publishing refuses, and what the log keeps of them.
import { expect, test } from 'vitest'
import type { FormDefinition, FormField, FormOptionPicture } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { definitionChanges } from './definition-changes.ts'
import { problemsOfForm } from './publishable.ts'

const words = { 'en-ca': 'A', 'fr-ca': 'B' }
const png = btoa('\u0089PNG\r\n\u001a\n and so on')
const picture: FormOptionPicture = { content_type: 'image/png', data: png, alt: words }
const options = (one?: FormOptionPicture) => [
  { value: 'a', label: words, ...(one && { picture: one }) },
  { value: 'b', label: words },
]
const choice = (one?: FormOptionPicture): FormField => ({
  type: 'choice',
  key: 'knee',
  label: words,
  options: options(one),
})
const form = (field: FormField): FormDefinition => ({
  key: 'f',
  version: 1,
  title: words,
  pages: [{ key: 'p', title: words, fields: [field] }],
})
const grid: FormField = {
  type: 'matrix',
  key: 'knee',
  label: words,
  rows: [{ key: 'r', label: words }],
  options: options(picture),
}

testRows<[string, FormField, string[]]>([
  ['a picture', choice(picture), []],
  ['a picture of a choice of several', { ...choice(picture), type: 'multi_choice' } as FormField, []],
  ['one whose French is missing', choice({ ...picture, alt: { 'en-ca': 'A' } }), ['/alt/fr-ca']],
  ['one that shows nothing', choice({ ...picture, alt: { 'en-ca': ' ', 'fr-ca': 'B' } }), ['/alt/en-ca']],
  ['one of another type', choice({ ...picture, content_type: 'image/jpeg' }), ['/data']],
  ['a page', choice({ ...picture, data: btoa('<html>') }), ['/data']],
  ['no base64', choice({ ...picture, data: 'A===' }), ['/data']],
  ['one in a list', { ...choice(picture), as_list: true } as FormField, ['']],
  ['one in a grid', grid, ['']],
])('%s: %j has problems at %j', (_, field, parts) => {
  expect(problemsOfForm(form(field), '2026-11-27').map(({ pointer }) => pointer)).toEqual(
    parts.map((part) => `/pages/0/fields/0/options/0/picture${part}`),
  )
})

test('the log keeps the size of a picture and not its bytes, also when only the bytes differ', () => {
  const other = { ...picture, data: btoa('\u0089PNG\r\n\u001a\n and so off') }
  expect(definitionChanges(form(choice(picture)), form(choice(other)))).toEqual([
    { field: '/pages/p/fields/knee/options/a/picture/data', before: '1\u00a0KB', after: '1\u00a0KB' },
  ])
  expect(JSON.stringify(definitionChanges(undefined, form(choice(picture))))).not.toContain(png)
})
