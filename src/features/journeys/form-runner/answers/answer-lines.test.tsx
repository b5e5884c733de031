import { expect, test } from 'vitest'
import type { FormField } from '#generated/model/index.ts'
import { formatIn } from '#src/i18n/use-text.ts'
import { loadTexts, setLocale, texts } from '#src/i18n/texts.ts'
import { type Answer, answersFor } from './answers.ts'
import { answerLines } from './answer-lines.ts'

const label = { 'en-ca': 'A' }
const base = { key: 'a', label } as const
const options = [{ value: 'x', label: { 'en-ca': 'Left', 'fr-ca': 'Gauche' } }]
const scale = { min: 0, max: 10, min_label: { 'en-ca': 'None' }, max_label: { 'en-ca': 'Worst' } } as const
const group = {
  ...base,
  type: 'group',
  fields: [
    { type: 'text', key: 'name', label },
    { type: 'boolean', key: 'stopped', label },
  ],
} as const satisfies FormField

/** A field, its answer, and its lines in English and in French where those differ. */
const rows: [FormField, Answer | undefined, string[], string[]?][] = [
  [{ ...base, type: 'text' }, undefined, []],
  [{ ...base, type: 'text' }, ' Maya ', ['Maya']],
  [{ ...base, type: 'paragraph' }, 'one\ntwo', ['one', 'two']],
  [{ ...base, type: 'boolean' }, true, ['Yes'], ['Oui']],
  [{ ...base, type: 'boolean' }, false, ['No'], ['Non']],
  [{ ...base, type: 'consent' }, true, ['Yes, I agree'], ['Oui, j’accepte']],
  [{ ...base, type: 'consent' }, false, ['Not given'], ['Non accordé']],
  [{ ...base, type: 'consent' }, undefined, ['Not given'], ['Non accordé']],
  [{ ...base, type: 'choice', options }, 'x', ['Left'], ['Gauche']],
  [{ ...base, type: 'multi_choice', options }, ['x', 'gone'], ['Left', 'gone'], ['Gauche', 'gone']],
  [group, [{ name: 'Insulin', stopped: false }], ['Insulin, No'], ['Insulin, Non']],
  [{ ...base, type: 'file', accept: ['application/pdf'] }, [{ id: '1', name: 'letter.pdf' }], ['letter.pdf']],
  [{ ...base, type: 'phone' }, '+14165550134', ['416-555-0134']],
  [{ ...base, type: 'time' }, '14:05', ['2:05 p.m.'], ['14 h 05']],
  [{ ...base, type: 'time' }, 'noon', ['noon']],
  [{ ...base, type: 'date' }, '2026-11-20', ['November 20, 2026'], ['20 novembre 2026']],
  [{ ...base, type: 'partial_date' }, '2010-03-14', ['March 14, 2010'], ['14 mars 2010']],
  [{ ...base, type: 'partial_date' }, '2010-03', ['March 2010'], ['mars 2010']],
  [{ ...base, type: 'partial_date' }, '2010', ['2010']],
  [{ ...base, type: 'partial_date' }, '2010-13', ['2010-13']],
  [{ ...base, type: 'number' }, 72.5, ['72.5'], ['72,5']],
  [{ ...base, type: 'number', unit: { 'en-ca': 'kg' } }, 'heavy', ['heavy kg'], ['heavy kg']],
  [{ ...base, ...scale, type: 'scale' }, 4, ['4 (0 = None, 10 = Worst)']],
]

test('answers of every type read as people write them in each language', async () => {
  const lines = async (locale: 'en-ca' | 'fr-ca') => {
    await setLocale(locale)
    await loadTexts('forms')
    const language = { t: texts.get().t, locale, format: formatIn(locale) }
    return rows.map(([field, answer]) => [
      field.type,
      answer,
      // Any kind of space counts as one.
      answerLines(field, answer, language).map(({ text }) => text.replaceAll(/\s/g, ' ')),
    ])
  }
  expect(await lines('fr-ca')).toEqual(
    rows.map(([field, answer, english, french = english]) => [field.type, answer, french]),
  )
  expect(await lines('en-ca')).toEqual(rows.map(([field, answer, english]) => [field.type, answer, english]))
})

const shapes: [FormField['type'], Answer[], Answer[]][] = [
  ['text', ['a'], [1, true, ['a']]],
  ['choice', ['a'], [1]],
  ['number', [1, '1,5'], [true, ['1']]],
  ['scale', [1], ['1']],
  ['boolean', [true, false], ['yes', 1]],
  ['consent', [true], ['yes']],
  ['multi_choice', [['a']], ['a', [{ a: 'b' }]]],
  ['group', [[{ name: 'a' }]], ['a', ['a']]],
  ['file', [[{ id: '1', name: 'a.pdf' }]], [[{ id: '1' }], [{ name: 'a.pdf' }], ['a.pdf']]],
  ['info', [], ['a', true]],
]

test.each(shapes)('an older answer to %s is kept only in its shape', (type, kept, left) => {
  const field = { ...base, ...scale, type, options, fields: [] } as unknown as FormField
  const form = { key: 'f', version: 1, title: label, pages: [{ key: 'p', title: label, fields: [field] }] }
  const restored = (answer: Answer) => answersFor(form, { a: answer, gone: 'x' })
  expect(kept.map(restored)).toEqual(kept.map((answer) => ({ a: answer })))
  expect(left.map(restored)).toEqual(left.map(() => ({})))
})
