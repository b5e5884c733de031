import { describe, expect, test } from 'vitest'
import type { FormCondition, FormDefinition, FormField } from '#generated/model/index.ts'
import type { Answer } from './answers.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { answersToSend, askedKeys, holds, readForm, visiblePages } from './visibility.ts'
import { testRows } from '#tests/support/table.ts'

const keys = (answers: Record<string, Answer>) =>
  visiblePages(hipForm, answers).map(({ key, fields }) =>
    [key, ...fields.map((field) => field.key)].join(' '),
  )

describe('conditions', () => {
  testRows<[FormCondition, Answer | undefined, boolean]>([
    [{ field: 'a', op: 'eq', value: true }, true, true],
    [{ field: 'a', op: 'eq', value: true }, undefined, false],
    [{ field: 'a', op: 'eq', value: 'x' }, ['x', 'y'], true],
    [{ field: 'a', op: 'ne', value: 'x' }, 'y', true],
    [{ field: 'a', op: 'ne', value: 'x' }, undefined, true],
    [{ field: 'a', op: 'in', value: ['x', 'y'] }, 'y', true],
    [{ field: 'a', op: 'in', value: ['x'] }, 'y', false],
    [{ field: 'a', op: 'contains', value: 'x' }, ['x'], true],
    [{ field: 'a', op: 'contains', value: 'x' }, ['y'], false],
    [{ field: 'a', op: 'gt', value: 3 }, 4, true],
    [{ field: 'a', op: 'gt', value: 3 }, 3, false],
    [{ field: 'a', op: 'gte', value: 3 }, 3, true],
    [{ field: 'a', op: 'lt', value: 3 }, undefined, false],
    [{ field: 'a', op: 'lte', value: '2026-11-20' }, '2026-11-20', true],
    [{ field: 'a', op: 'lt', value: '2026-11-20' }, '2026-11-21', false],
    [{ field: 'a', op: 'answered' }, false, true],
    [{ field: 'a', op: 'answered' }, [], false],
    [{ field: 'a', op: 'empty' }, ' ', true],
    [{ field: 'a', op: 'empty' }, 0, false],
  ])('%o for %o is %s', (condition, answer, expected) => {
    expect(holds(condition, answer)).toBe(expected)
  })

  test('an alert compares a score once each of its questions has an answer that is shown', () => {
    const label = { 'en-ca': 'A' }
    const scale = { type: 'scale' as const, label, min: 0, max: 10, min_label: label, max_label: label }
    const shown = { all: [{ field: 'pain', op: 'gt' as const, value: 1 }] }
    const form: FormDefinition = {
      key: 'f',
      version: 1,
      title: label,
      pages: [
        {
          key: 'p',
          title: label,
          fields: [
            { ...scale, key: 'pain' },
            { ...scale, key: 'sleep', visible_when: shown },
          ],
        },
      ],
      scores: [{ key: 'sum', label, of: ['pain', 'sleep'], bands: [] }],
      alerts: [
        {
          key: 'high',
          level: 'notice',
          message: label,
          what_to_do: ['call_811'],
          alert_when: { all: [{ field: 'sum', op: 'gte', value: 8 }] },
        },
      ],
    }
    const asks = (answers: Record<string, Answer>) =>
      readForm(form, answers).alerts.map((alert) => alert.asks)
    expect(asks({ pain: 3, sleep: 5 })).toEqual([['pain', 'sleep']])
    expect(asks({ pain: 3, sleep: 4 })).toEqual([])
    expect(asks({ pain: 9 })).toEqual([])
    expect(asks({ pain: 1, sleep: 9 })).toEqual([])
    expect([...askedKeys(form)]).toEqual(['pain', 'sleep'])
  })

  test('a rule of a later contract hides nothing', () => {
    const later = JSON.parse('{"field":"a","op":"sounds_like","value":"x"}') as FormCondition
    expect(holds(later, undefined)).toBe(true)
  })
})

describe('pages and fields that show', () => {
  test('without answers only what depends on nothing', () => {
    expect(keys({})).toEqual(['pain pain uses_cane', 'more help_with note'])
  })

  test('a page and a question appear with the answers they depend on', () => {
    expect(keys({ pain: 9, uses_cane: true })).toEqual([
      'pain pain uses_cane cane_side',
      'fall fell_on',
      'more help_with note',
    ])
  })

  const chain = (fields: FormField[]): FormDefinition => ({
    key: 'chain',
    version: 1,
    title: { 'en-ca': 'Chain' },
    pages: [{ key: 'one', title: { 'en-ca': 'One' }, fields }],
  })
  const text = (key: string, field: string | undefined, value = 'yes'): FormField => ({
    type: 'text',
    key,
    label: { 'en-ca': key },
    ...(field && { visible_when: { all: [{ field, op: 'eq', value }] } }),
  })

  test('the answer of a hidden question counts as not given, also before its place', () => {
    const form = chain([text('c', 'b'), text('b', 'a'), text('a', undefined)])
    const shown = (a: string) =>
      visiblePages(form, { a, b: 'yes', c: 'yes' }).flatMap(({ fields }) => fields.map((field) => field.key))
    expect(shown('yes')).toEqual(['c', 'b', 'a'])
    expect(shown('no')).toEqual(['a'])
  })

  test('questions that depend on each other do not hang', () => {
    const form = chain([text('a', 'b'), text('b', 'a')])
    expect(visiblePages(form, { a: 'yes', b: 'yes' })).toHaveLength(1)
    expect(visiblePages(form, {})).toEqual([])
  })

  test('a key that every object has is not answered', () => {
    const form = chain([text('constructor', undefined), text('b', 'constructor')])
    expect(visiblePages(form, {})[0]?.fields.map((field) => field.key)).toEqual(['constructor'])
  })
})

describe('rows of a group', () => {
  const form: FormDefinition = {
    key: 'rows',
    version: 1,
    title: { 'en-ca': 'Rows' },
    pages: [
      {
        key: 'one',
        title: { 'en-ca': 'One' },
        fields: [
          { type: 'boolean', key: 'stops', label: { 'en-ca': 'Stops?' } },
          {
            type: 'choice',
            key: 'who',
            label: { 'en-ca': 'Who?' },
            options: [{ value: 'me', label: { 'en-ca': 'Me' } }],
          },
          {
            type: 'group',
            key: 'meds',
            label: { 'en-ca': 'Medications' },
            fields: [
              { type: 'text', key: 'name', label: { 'en-ca': 'Name' } },
              { type: 'boolean', key: 'stops', label: { 'en-ca': 'Stops?' } },
              {
                type: 'year',
                key: 'year',
                label: { 'en-ca': 'In' },
                visible_when: {
                  all: [
                    { field: 'stops', op: 'eq', value: true },
                    { field: 'who', op: 'empty' },
                  ],
                },
              },
              {
                type: 'text',
                key: 'why',
                label: { 'en-ca': 'Why' },
                visible_when: { all: [{ field: 'year', op: 'answered' }] },
              },
            ],
          },
        ],
      },
    ],
  }
  const meds = [
    { name: ' A ', stops: true, year: '2019', why: 'B' },
    { name: 'C', stops: false, year: '2020', why: 'D' },
  ]
  const shown = (answers: Record<string, Answer>) =>
    visiblePages(form, answers)[0]
      ?.rows.get('meds')
      ?.map((row) => row.map(({ key }) => key).join())

  test('a condition looks at its row, then around it; chains work within the row', () => {
    expect(shown({ stops: false, meds })).toEqual(['name,stops,year,why', 'name,stops'])
    expect(shown({ who: 'me', meds })).toEqual(['name,stops', 'name,stops'])
    expect(shown({})).toEqual([])
  })

  test('what a row hides is not sent, nor is a group without rows', () => {
    expect(answersToSend(form, { meds })).toEqual({
      meds: [
        { name: 'A', stops: true, year: '2019', why: 'B' },
        { name: 'C', stops: false },
      ],
    })
    expect(answersToSend(form, { meds: [] })).toEqual({})
  })

  test('the keys that conditions ask about, also in rows', () => {
    expect([...askedKeys(form)].toSorted()).toEqual(['stops', 'who', 'year'])
  })
})

describe('what is sent', () => {
  test('hidden, empty and blank answers are left out; numbers and texts are tidy', () => {
    const form: FormDefinition = {
      key: 'k',
      version: 1,
      title: { 'en-ca': 'K' },
      pages: [
        {
          key: 'p',
          title: { 'en-ca': 'P' },
          fields: [
            { type: 'number', key: 'weight', label: { 'en-ca': 'Weight' } },
            { type: 'text', key: 'name', label: { 'en-ca': 'Name' } },
            { type: 'text', key: 'blank', label: { 'en-ca': 'Blank' } },
            { type: 'consent', key: 'agree', label: { 'en-ca': 'Agree' } },
            { type: 'info', key: 'words', label: { 'en-ca': 'Words' } },
          ],
        },
      ],
    }
    const typed = { weight: '2,5', name: ' Léa ', blank: '  ', agree: false, words: 'x', stranger: 'y' }
    expect(answersToSend(form, typed)).toEqual({ weight: 2.5, name: 'Léa' })
  })

  test('hidden answers are pruned', () => {
    const answers = { pain: 2, uses_cane: false, cane_side: 'left', fell_on: '2026-11-01', note: 'Fine' }
    expect(answersToSend(hipForm, answers)).toEqual({ pain: 2, uses_cane: false, note: 'Fine' })
  })
})
