// Scores of a form and what they mean.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FormDefinition, FormField, FormVisibility } from '#generated/model/index.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'
import { changesOfForm } from '../definition/changes.ts'
import { changeScore, renameQuestion } from '../definition/rename.ts'
import { problemsOf } from '../problems/form-problems.ts'

const words = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })
const item = (key: string): FormField => ({
  type: 'choice',
  key,
  label: words(key),
  required: true,
  options: [
    { value: '0', label: words('Never') },
    { value: '2', label: words('Often') },
  ],
})
const form: FormDefinition = {
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [
    {
      key: 'one',
      title: words('One'),
      fields: [item('down'), item('sleep'), { type: 'boolean', key: 'fell', label: words('Fell') }],
    },
  ],
}
const mood = {
  key: 'mood',
  label: words('Mood'),
  of: ['down', 'sleep'],
  bands: [
    { from: 0, label: words('Fine') },
    { from: 3, label: words('Low') },
  ],
}
const scored: FormDefinition = { ...form, scores: [mood] }
const go = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a score is written: its name, the questions that are numbers, and what the sum means', async () => {
  const { form: now } = await openEditor({ form })
  await go('Scores')
  await go('Add a score')
  await waitFor(() => expect(document.activeElement).toBe(box(/^Name of the score \(English\)/)))
  await userEvent.keyboard('Mood')
  await userEvent.type(box(/^Name of the score \(French\)/), 'Humeur')
  const questions = within(screen.getByRole('group', { name: /^Questions to add up/ })).getAllByRole(
    'checkbox',
  )
  expect(questions.map((one) => one.closest('label')?.textContent)).toEqual(['down', 'sleep'])
  for (const question of questions.toReversed()) await userEvent.click(question)
  await go('Add a meaning')
  await waitFor(() => expect(document.activeElement).toBe(box(/^Meaning 1 \(English\)/)))
  await userEvent.keyboard('Fine')
  await go('Add a meaning')
  await userEvent.type(box(/^Meaning 2 \(English\)/), 'Low')
  await userEvent.clear(box(/^Meaning 2 starts at/))
  await userEvent.type(box(/^Meaning 2 starts at/), '3')
  const low = { from: 3, label: { 'en-ca': 'Low' } }
  const score = {
    key: 'score',
    label: { 'en-ca': 'Mood', 'fr-ca': 'Humeur' },
    of: ['down', 'sleep'],
    bands: [{ from: 0, label: { 'en-ca': 'Fine' } }, low],
  }
  expect(now().scores).toEqual([score])
  await go('Remove meaning 1')
  expect(now().scores).toEqual([{ ...score, bands: [low] }])
  await go('Remove score 1')
  expect(now()).not.toHaveProperty('scores')
  await go('Put it back')
  expect(now().scores).toEqual([{ ...score, bands: [low] }])
})

test('its texts are translated with the others', async () => {
  const { form: now } = await openEditor({ form: scored })
  await go('Translations')
  const field = box('Mood: Meaning 2 (French)')
  await userEvent.clear(field)
  await userEvent.type(field, 'Triste')
  await userEvent.clear(box('Mood: Title (French)'))
  expect(now().scores).toEqual([
    {
      ...mood,
      label: { 'en-ca': 'Mood' },
      bands: [mood.bands[0], { from: 3, label: { 'en-ca': 'Low', 'fr-ca': 'Triste' } }],
    },
  ])
})

test('a trial says the score and what it means', async () => {
  await openEditor({ form: scored })
  await go('Preview and test')
  const preview = within(screen.getByRole('group', { name: 'Preview of the form' }))
  for (const question of ['down', 'sleep'])
    await userEvent.click(
      within(preview.getByRole('radiogroup', { name: question })).getByRole('radio', { name: 'Often' }),
    )
  await userEvent.click(preview.getByRole('button', { name: 'Next' }))
  await userEvent.click(await preview.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Mood: 4 Low')).toBeDefined()
})

test('what cannot be added up, bands out of order and a key used twice are problems', () => {
  const codes = (...scores: (typeof mood)[]) =>
    problemsOf({ ...form, scores }).map(({ place, code }) => [place, code])
  const place = { kind: 'score', at: 0 }
  expect(codes(mood)).toEqual([])
  expect(codes({ ...mood, of: [] })).toEqual([[place, 'noScored']])
  expect(codes({ ...mood, of: ['down', 'fell'] })).toEqual([[place, 'noScored']])
  expect(codes({ ...mood, bands: mood.bands.toReversed() })).toEqual([[place, 'bandOrder']])
  expect(codes({ ...mood, label: { 'en-ca': ' ', 'fr-ca': 'x' } })).toEqual([[place, 'noEnglish']])
  expect(codes(mood, mood)).toEqual([
    [place, 'doubleKey'],
    [{ kind: 'score', at: 1 }, 'doubleKey'],
  ])
})

test('an alert compares a score by its name, and follows when the score gets another key', async () => {
  const { form: now } = await openEditor({ form: scored })
  await go('Alerts')
  await go('Add an alert')
  await userEvent.click(screen.getAllByRole('button', { name: /^Add a condition/ })[0]!)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Question of condition 1' }), 'Mood')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Comparison of condition 1' }),
    'is at least',
  )
  const value = screen.getByRole('textbox', { name: /^Value of condition 1/ })
  await userEvent.clear(value)
  await userEvent.type(value, '3')
  const when = (field: string) => ({ all: [{ field, op: 'gte', value: 3 }] })
  expect(now().alerts?.[0]?.alert_when).toEqual(when('mood'))
  const renamed = changeScore(now(), 0, { ...mood, key: 'phq_9' })
  expect(renamed.alerts?.[0]?.alert_when).toEqual(when('phq_9'))
  const codes = (form: FormDefinition) =>
    problemsOf({
      ...form,
      alerts: [{ ...now().alerts![0]!, message: words('Call'), alert_when: when('mood') as FormVisibility }],
    }).map(({ code }) => code)
  expect(codes(scored)).toEqual([])
  expect(codes(form)).toEqual(['brokenCondition'])
  const taken = { ...scored, scores: [{ ...mood, key: 'down' }] }
  expect(problemsOf(taken)).toEqual([{ place: { kind: 'score', at: 0 }, code: 'doubleKey' }])
})

test('a renamed question keeps its place in the score, and a changed score is a change', () => {
  const renamed = renameQuestion(scored, { kind: 'question', page: 0, at: 1 }, 'rest')
  expect(renamed.scores?.[0]?.of).toEqual(['down', 'rest'])
  const changed = { ...scored, scores: [{ ...mood, of: ['down'] }] }
  expect(changesOfForm(scored, changed)).toMatchObject([
    {
      kind: 'changed',
      what: 'score',
      key: 'mood',
      properties: [{ property: 'of', before: mood.of, after: ['down'] }],
    },
  ])
})
