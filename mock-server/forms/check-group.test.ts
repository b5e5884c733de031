import { describe, expect, test } from 'vitest'
import type { FormData, FormDefinition, FormFieldGroup, Language } from '#generated/model/index.ts'
import { checkAnswers } from './check-answers.ts'
import { alertLevel, alertsOf } from './visibility.ts'
import { testRows } from '#tests/support/table.ts'

const label = { 'en-ca': 'Q' }

const group: FormFieldGroup = {
  type: 'group',
  key: 'meds',
  label,
  required: true,
  min_rows: 2,
  max_rows: 3,
  fields: [
    { type: 'text', key: 'name', label, required: true, unique: true },
    { type: 'boolean', key: 'stopped', label },
    {
      type: 'date',
      key: 'on',
      label,
      required: true,
      visible_when: {
        all: [
          { field: 'stopped', op: 'eq', value: true },
          { field: 'who', op: 'ne', value: 'nobody' },
        ],
      },
    },
  ],
}

const form = (fields: FormFieldGroup = group): FormDefinition => ({
  key: 'f',
  version: 1,
  title: label,
  pages: [{ key: 'p', title: label, fields: [{ type: 'text', key: 'who', label }, fields] }],
})

const check = (sent: FormData, definition = form(), locale: Language = 'en-ca') =>
  checkAnswers(definition, sent, { locale, today: '2026-11-20' })

describe('rows of a group', () => {
  test('what a row hides is dropped; a condition looks at the row, then around it', () => {
    const rows = [
      { name: 'A', stopped: false, on: '2026-01-01' },
      { name: 'B', stopped: true, on: '2026-01-02' },
    ]
    expect(check({ meds: rows })).toEqual({
      answers: { meds: [{ name: 'A', stopped: false }, rows[1]] },
      errors: {},
    })
    expect(check({ who: 'nobody', meds: rows }).answers['meds']).toEqual([
      { name: 'A', stopped: false },
      { name: 'B', stopped: true },
    ])
  })

  testRows<[string, FormData, unknown]>([
    ['VAL-45 none', {}, ['Add at least one.']],
    ['VAL-45 an empty list', { meds: [] }, ['Add at least one.']],
    ['no rows', { meds: ['A'] }, ['Answer with a list.']],
    ['too few', { meds: [{ name: 'A' }] }, ['Add at least 2.']],
    ['too many', { meds: ['A', 'B', 'C', 'D'].map((name) => ({ name })) }, ['Add no more than 3.']],
    [
      'VAL-44 twice the same',
      { meds: [{ name: 'A' }, { name: ' a ' }] },
      [{}, { name: ['You already gave this answer.'] }],
    ],
    [
      'VAL-35 in a row',
      { meds: [{ name: 'A' }, { stopped: true }] },
      [{}, { name: ['This field is required.'], on: ['This field is required.'] }],
    ],
    [
      'an unknown question in a row',
      { meds: [{ name: 'A', x: 1 }, { name: 'B' }] },
      [{ x: ['This form has no such question.'] }, {}],
    ],
  ])('%s', (_, sent, messages) => expect(check(sent).errors).toEqual({ meds: messages }))

  test('the same is said in French', () => {
    const said = (meds?: FormData['meds']) =>
      check(meds === undefined ? {} : { meds }, form(), 'fr-ca').errors['meds']
    const rows = (...names: string[]) => names.map((name) => ({ name }))
    expect([said(), said([]), said(['A']), said(rows('A')), said(rows('A', 'B', 'C', 'D'))]).toEqual([
      ['Ajoutez au moins un élément.'],
      ['Ajoutez au moins un élément.'],
      ['Répondez par une liste.'],
      ['Ajoutez au moins 2 éléments.'],
      ['Ajoutez au plus 3 éléments.'],
    ])
    expect(said(rows('A', ' a '))).toEqual([{}, { name: ['Vous avez déjà donné cette réponse.'] }])
  })

  test('a row without any answer is refused, so that the others keep their places', () => {
    const optional = form({ ...group, min_rows: 1, fields: [{ type: 'text', key: 'name', label }] })
    expect(check({ meds: [{ name: 'A' }, {}] }, optional).errors).toEqual({
      meds: [{}, { name: ['Answer at least one question here.'] }],
    })
    expect(check({ meds: [{ name: 'A' }, {}] }, optional, 'fr-ca').errors).toEqual({
      meds: [{}, { name: ['Répondez à au moins une question ici.'] }],
    })
  })
})

test('B13: alerts that the answers set off, most urgent first; one without a condition never is', () => {
  const alert = (key: string, level: 'notice' | 'emergency', value?: number) => ({
    key,
    level,
    message: label,
    what_to_do: ['call_811' as const],
    alert_when: value === undefined ? {} : { all: [{ field: 'pain', op: 'gte' as const, value }] },
  })
  const definition = {
    ...form(),
    alerts: [alert('soon', 'notice', 5), alert('now', 'emergency', 8), alert('always', 'notice')],
  }
  const keys = (answers: FormData) => alertsOf(definition, answers).map(({ key }) => key)
  expect(keys({ pain: 9 })).toEqual(['now', 'soon'])
  expect(keys({ pain: 5 })).toEqual(['soon'])
  expect(keys({})).toEqual([])
  expect(alertsOf(null, { pain: 9 })).toEqual([])
})

test.each([
  ['urgent', 'call_811', 'urgent'],
  ['urgent', 'call_911', 'emergency'],
] as const)('an alert that is %s and says %s is of the level %s', (level, step, expected) => {
  const alert = { key: 'pain', level, message: label, what_to_do: [step], alert_when: {} }
  expect(alertLevel([alert])).toBe(expected)
})
