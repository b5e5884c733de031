import { describe, expect, test } from 'vitest'
import type { FormAlert, FormDefinition, FormField } from '#generated/model/index.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { problemsOf } from './form-problems.ts'
import { placeId } from '../definition/place.ts'
import { testRows } from '#tests/support/table.ts'

const words = (text: string) => ({ 'en-ca': text })
const text = (key: string, more: object = {}): FormField => ({
  type: 'text',
  key,
  label: words(key),
  ...more,
})
const form = (fields: FormField[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [{ key: 'one', title: words('One'), fields }],
  ...more,
})
const found = (of: FormDefinition) => problemsOf(of).map(({ place, code }) => `${placeId(place)} ${code}`)
const choice = (...values: string[]): FormField => ({
  type: 'choice',
  key: 'c',
  label: words('C'),
  options: values.map((value) => ({ value, label: words(value) })),
})
const alert = (more: Partial<FormAlert>): FormAlert => ({
  key: 'alert',
  level: 'urgent',
  message: words('Call'),
  what_to_do: ['call_811'],
  alert_when: { all: [{ field: 'a', op: 'answered' }] },
  ...more,
})

test('nothing is wrong with a form that patients answer', () => expect(found(hipForm)).toEqual([]))

describe('what is wrong, and where', () => {
  testRows<[string, FormDefinition, string[]]>([
    ['no English', form([text('a', { label: { 'en-ca': ' ', 'fr-ca': 'A' } })]), ['question-0-0 noEnglish']],
    [
      'no statement',
      form([{ type: 'signature', key: 's', label: words('S'), statement: words('') }]),
      ['question-0-0 noEnglish'],
    ],
    [
      'no row',
      form([{ ...(choice('x') as object), type: 'matrix', rows: [] } as unknown as FormField]),
      ['question-0-0 noQuestions'],
    ],
    [
      'a row without words, and a key twice',
      form([
        {
          ...(choice('x') as object),
          type: 'matrix',
          rows: [
            { key: 'r', label: words('') },
            { key: 'r', label: words('R') },
          ],
        } as unknown as FormField,
      ]),
      ['question-0-0 noEnglish', 'question-0-0 doubleKey'],
    ],
    ['a key twice', form([text('a'), text('a')]), ['question-0-0 doubleKey', 'question-0-1 doubleKey']],
    ['a wrong key', form([text('A b')]), ['question-0-0 badKey']],
    ['no question', form([]), ['page-0 noQuestions']],
    ['no page', { ...form([]), pages: [] }, ['form noPages']],
    ['no answers', form([choice()]), ['question-0-0 noOptions']],
    ['an answer twice', form([choice('x', 'x')]), ['question-0-0 doubleOption']],
    ['limits', form([text('a', { min_length: 5, max_length: 2 })]), ['question-0-0 minOverMax']],
    ['a pattern', form([text('a', { pattern: '(' })]), ['question-0-0 badPattern']],
    [
      'a condition',
      form([text('a', { visible_when: { all: [{ field: 'gone', op: 'answered' }] } })]),
      ['question-0-0 brokenCondition'],
    ],
    [
      'a date',
      form([{ type: 'date', key: 'd', label: words('D'), not_before: 'gone' }]),
      ['question-0-0 brokenDate'],
    ],
    [
      'an alert without condition',
      form([text('a')], { alerts: [alert({ alert_when: {} })] }),
      ['alert-0 noCondition'],
    ],
    [
      'an alert that asks for nothing',
      form([text('a')], { alerts: [alert({ what_to_do: [] })] }),
      ['alert-0 noSteps'],
    ],
    [
      'dates the wrong way round',
      form([{ type: 'date', key: 'd', label: words('D'), min: '2026-02-02', max: '2026-02-01' }]),
      ['question-0-0 minOverMax'],
    ],
    [
      'no types of files',
      form([{ type: 'file', key: 'd', label: words('D'), accept: [] }]),
      ['question-0-0 noFileTypes'],
    ],
    [
      'a group without questions',
      form([{ type: 'group', key: 'g', label: words('G'), fields: [] }]),
      ['question-0-0 noQuestions'],
    ],
    [
      'two alerts of one key',
      form([text('a')], { alerts: [alert({}), alert({ message: words('Wait') })] }),
      ['alert-0 doubleKey', 'alert-1 doubleKey'],
    ],
    ['what else the contract refuses', form([text('a', { max_length: 5000 })]), ['question-0-0 schema']],
    [
      'a row',
      form([{ type: 'group', key: 'g', label: words('G'), fields: [text('a'), text('a')] as never }]),
      ['question-0-0-0 doubleKey', 'question-0-0-1 doubleKey'],
    ],
  ])('%s', (_, of, problems) => expect(found(of)).toEqual(problems))
})
