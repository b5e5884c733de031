// The audit log of a form in words (PROD-05, FORM-01).
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { definitionChanges } from '#mock-server/forms/definition-changes.ts'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { useFormChangeGroups } from './use-form-change-groups.ts'

const question = (key: string, label: string) =>
  ({
    key,
    type: 'text' as const,
    label: { 'en-ca': label, 'fr-ca': `${label} (fr)` },
    required: false,
  }) satisfies FormField
const form = (pages: Record<string, FormField[]>): FormDefinition => ({
  key: 'knee',
  version: 1,
  title: { 'en-ca': 'Knee', 'fr-ca': 'Genou' },
  pages: Object.entries(pages).map(([key, fields]) => ({
    key,
    title: { 'en-ca': `Page ${key}`, 'fr-ca': `Page ${key}` },
    fields,
  })),
})
const pain = question('pain', 'Does it hurt?')
const cane = question('cane', 'Do you use a cane?')
const sleep = question('sleep', 'Do you sleep well?')

function Groups({ before, after }: { before: FormDefinition; after: FormDefinition }) {
  const groups = useFormChangeGroups(after)(definitionChanges(before, after))
  const line = ({ title, changes }: (typeof groups)[number]) =>
    [title, ...changes.map(({ field, before: old, after: now }) => `${field}: ${old} > ${now}`)].join(' | ')
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.title}>{line(group)}</li>
      ))}
    </ul>
  )
}
const open = async (before: FormDefinition, after: FormDefinition, locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  await renderPage(<Groups before={before} after={after} />, {
    pattern: '/',
    at: '/',
    texts: ['formAdmin', 'formFields'],
    locale,
  })
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))
}

test('a changed question is named by its words, a value by its property', async () => {
  const after = form({ a: [{ ...pain, required: true }] })
  expect(await open(form({ a: [pain] }), after)).toEqual([
    'Changed: Question “Does it hurt?” | Required: no > yes',
  ])
})

test('the same in French', async () => {
  const after = form({ a: [{ ...pain, required: true }] })
  expect(await open(form({ a: [pain] }), after, 'fr-ca')).toEqual([
    'Changement : Question « Does it hurt? (fr) » | Obligatoire: non > oui',
  ])
})

test('how a question is shown is said in words', async () => {
  const ends = { min: 0, max: 10, min_label: pain.label, max_label: pain.label }
  const scale: FormField = { ...pain, ...ends, type: 'scale' }
  expect(await open(form({ a: [scale] }), form({ a: [{ ...scale, as_slider: true }] }))).toEqual([
    'Changed: Question “Does it hurt?” | Show as a slider: null > yes',
  ])
})

test('another word in a grid is said by its row', async () => {
  const grid = (word: string): FormField => {
    const rows = [{ key: 'stairs', label: { 'en-ca': word, 'fr-ca': 'Escalier' } }]
    return { ...pain, type: 'matrix', rows, options: [{ value: 'easy', label: pain.label }] }
  }
  const [line] = await open(form({ a: [grid('Stairs')] }), form({ a: [grid('Steps')] }))
  expect(line).toBe('Changed: Question “Does it hurt?” | Rows, stairs, Wording (English): Stairs > Steps')
})

test('an added and a removed question are one line each, without the list of their page', async () => {
  const lines = await open(form({ a: [pain, cane] }), form({ a: [pain, sleep] }))
  expect(lines.map((line) => line.split(' | ')[0])).toEqual([
    'Removed: Question “Do you use a cane?”',
    'Added: Question “Do you sleep well?”',
  ])
})

test('a question on another page was moved, and keeps its values', async () => {
  expect(await open(form({ a: [pain, cane], b: [sleep] }), form({ a: [pain], b: [sleep, cane] }))).toEqual([
    'Moved: Question “Do you use a cane?”',
  ])
})

test('another order is said by the words of the questions', async () => {
  expect(await open(form({ a: [pain, cane] }), form({ a: [cane, pain] }))).toEqual([
    'Changed: Page “Page a” | Questions: Does it hurt?, Do you use a cane? > Do you use a cane?, Does it hurt?',
  ])
})
