// Scores of a form as alerts and conditions compare them.
import { expect, test } from 'vitest'
import type { FormCondition, FormData, FormDefinition, FormField } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { alertAnswers } from '../engine/alert-answers.ts'
import type { SubmissionRow } from '../store/rows.ts'
import { problemsOfForm } from './publishable.ts'
import { scoreFields, withScores } from './scores.ts'
import { alertsOf } from './visibility.ts'

const words = { 'en-ca': 'A', 'fr-ca': 'B' }
const option = (value: string) => ({ value, label: words })
const down: FormField = {
  type: 'choice',
  key: 'down',
  label: words,
  required: true,
  options: [option('0'), option('3')],
}
const pain: FormField = {
  type: 'scale',
  key: 'pain',
  label: words,
  required: true,
  min: 1,
  max: 10,
  min_label: words,
  max_label: words,
}
const mood = { key: 'mood', label: { 'en-ca': 'Mood', 'fr-ca': 'Humeur' }, of: ['down', 'pain'], bands: [] }
const alertOn = (condition: FormCondition) => ({
  key: 'low',
  level: 'urgent' as const,
  message: words,
  what_to_do: ['call_clinic' as const],
  alert_when: { all: [condition] },
})
const form = (
  condition: FormCondition = { field: 'mood', op: 'gte', value: 8 },
  fields: FormField[] = [down, pain],
): FormDefinition => ({
  key: 'f',
  version: 1,
  title: words,
  pages: [{ key: 'p', title: words, fields }],
  scores: [mood],
  alerts: [alertOn(condition)],
})

testRows<[FormData, number | undefined, boolean]>([
  [{ down: '3', pain: 5 }, 8, true],
  [{ down: '3', pain: 4 }, 7, false],
  [{ down: '0', pain: 0 }, 0, false],
  [{ pain: 10 }, undefined, false],
  [{ down: '', pain: 10 }, undefined, false],
])('%j makes a score of %s, which raises the alert: %s', (answers, total, isRaised) => {
  expect(withScores(form(), answers)['mood']).toBe(total)
  expect(alertsOf(form(), answers)).toHaveLength(isRaised ? 1 : 0)
})

test('the care team reads the score that set off the alert', () => {
  const definition = form()
  const submission = { definition, formData: { down: '3', pain: 5 } } as unknown as SubmissionRow
  expect(alertAnswers({ submission, says: definition.alerts![0]! }, 'fr-ca')).toEqual([
    { question: 'Humeur', answer: '8' },
  ])
})

test('its limits are the sums of those of its questions; it is always there if they are required and shown', () => {
  const limits = (fields: FormField[]) =>
    scoreFields(form(undefined, fields)).map(({ min, max, required }) => [min, max, required])
  expect(limits([down, pain])).toEqual([[1, 13, true]])
  const hidden = { ...pain, visible_when: { all: [{ field: 'down', op: 'eq' as const, value: '3' }] } }
  expect(limits([down, hidden])).toEqual([[1, 13, false]])
  expect(limits([{ ...down, required: false }, pain])).toEqual([[1, 13, false]])
  expect(limits([down, { type: 'number', key: 'pain', label: words, min: 2 }])).toEqual([
    [2, undefined, false],
  ])
})

testRows<[string, FormDefinition, string[]]>([
  ['the highest score', form({ field: 'mood', op: 'gte', value: 13 }), []],
  [
    'a score that cannot be reached',
    form({ field: 'mood', op: 'gte', value: 14 }),
    ['alert_when/all/0/value'],
  ],
  ['more than the highest score', form({ field: 'mood', op: 'gt', value: 13 }), ['alert_when/all/0/value']],
  ['a score that does not exist', form({ field: 'sleep', op: 'gt', value: 1 }), ['alert_when/all/0/field']],
])('an alert on %s: %j has problems at %j', (_, definition, parts) => {
  expect(problemsOfForm(definition, '2026-11-27').map(({ pointer }) => pointer)).toEqual(
    parts.map((part) => `/alerts/0/${part}`),
  )
})

test('no question has the key of a score, and no question is shown by a score', () => {
  const same = form(undefined, [down, pain, { ...pain, key: 'mood' }])
  expect(problemsOfForm(same, '2026-11-27').map(({ pointer }) => pointer)).toEqual(['/scores/0/key'])
  const visible_when = { all: [{ field: 'mood', op: 'gte' as const, value: 8 }] }
  const shown = form(undefined, [down, pain, { type: 'boolean', key: 'fell', label: words, visible_when }])
  expect(problemsOfForm(shown, '2026-11-27').map(({ pointer }) => pointer)).toEqual([
    '/pages/0/fields/2/visible_when/all/0/field',
  ])
})
