import { expect, test } from 'vitest'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { changesOfForm } from './changes.ts'

const words = (text: string) => ({ 'en-ca': text })
const text = (key: string): FormField => ({ type: 'text', key, label: words(key) })
const form = (...pages: FormField[][]): FormDefinition => ({
  key: 'hip',
  version: 1,
  title: words('Hip'),
  pages: pages.map((fields, at) => ({ key: `page_${at}`, title: words(`Page ${at}`), fields })),
})
const [a, b, c, d] = [text('a'), text('b'), text('c'), text('d')]
const short = (before: FormDefinition, after: FormDefinition) =>
  changesOfForm(before, after).map(({ kind, what, key, properties }) =>
    `${kind} ${what} ${key} ${properties.map(({ property }) => property).join()}`.trim(),
  )

test('nothing changed: not by the number of the version, nor by the order of keys', () => {
  const again = { ...form([{ label: words('a'), key: 'a', type: 'text' }]), version: 9 }
  expect(changesOfForm(form([a]), again)).toEqual([])
})

test('added and removed questions name their page', () => {
  const found = changesOfForm(form([a, b]), form([a, c]))
  expect(found).toEqual([
    { kind: 'added', what: 'question', key: 'c', name: words('c'), page: words('Page 0'), properties: [] },
    { kind: 'removed', what: 'question', key: 'b', name: words('b'), page: words('Page 0'), properties: [] },
  ])
})

test('one question that goes to the top is one move', () => {
  expect(short(form([a, b, c, d]), form([d, a, b, c]))).toEqual(['moved question d'])
})

test('a question moved to another page counts as a move; a new page is reported too', () => {
  expect(short(form([a, b]), form([a], [b]))).toEqual(['added page page_1', 'moved question b'])
})

test('a change tells what was before and after, also of what was absent', () => {
  const [change] = changesOfForm(form([a]), form([{ ...a, required: true } as FormField]))
  expect(change?.properties).toEqual([{ property: 'required', before: undefined, after: true }])
})

test('questions in a group are reported separately, with the group', () => {
  const group = (...fields: FormField[]): FormField => ({
    type: 'group',
    key: 'pills',
    label: words('Pills'),
    fields: fields as never,
  })
  const found = changesOfForm(form([group(a)]), form([group(a, b)]))
  expect(found).toMatchObject([{ kind: 'added', key: 'pills.b', group: words('Pills') }])
  expect(found).toHaveLength(1)
})

test('title and alerts', () => {
  const alert = (value: boolean) => ({
    key: 'fall',
    level: 'urgent' as const,
    message: words('Call'),
    what_to_do: ['call_811' as const],
    alert_when: { all: [{ field: 'a', op: 'eq' as const, value }] },
  })
  const before = { ...form([a]), alerts: [alert(true)] }
  const after = { ...form([a]), title: words('Knee'), alerts: [alert(false)] }
  expect(short(before, after)).toEqual(['changed form hip title', 'changed alert fall alert_when'])
  expect(short(before, form([a]))).toEqual(['removed alert fall'])
})
