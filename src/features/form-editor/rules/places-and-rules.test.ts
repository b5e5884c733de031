import { expect, test } from 'vitest'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { noHistory, noted, undone } from '#src/lib/undo/history.ts'
import { exists, type Place, placeId, placeOfPath, placeOfPointer, pointerOf } from '../definition/place.ts'
import { operatorsFor, valueFor } from './rules.ts'
import { withText } from '../texts/text-edits.ts'

const words = (text: string) => ({ 'en-ca': text })
const field = (type: string, more = {}) => ({ type, key: 'q', label: words('Q'), ...more }) as FormField
const alert = { key: 'a', level: 'urgent', alert_when: {}, message: words('Call'), what_to_do: [] } as const
const form = {
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [
    { key: 'p', title: words('P'), fields: [field('text'), field('group', { fields: [field('text')] })] },
  ],
  alerts: [alert],
} as unknown as FormDefinition

testRows<[Place, string, string]>([
  [{ kind: 'form' }, '', 'form'],
  [{ kind: 'page', page: 2 }, '/pages/2', 'page-2'],
  [{ kind: 'alert', at: 1 }, '/alerts/1', 'alert-1'],
  [{ kind: 'question', page: 0, at: 3 }, '/pages/0/fields/3', 'question-0-3'],
  [{ kind: 'question', page: 0, at: 3, row: 1 }, '/pages/0/fields/3/fields/1', 'question-0-3-1'],
])('%j has a pointer and an id, and the pointer leads back', (place, pointer, id) => {
  expect([pointerOf(place), placeId(place), placeOfPointer(pointer)]).toEqual([pointer, id, place])
})

testRows<[(string | number)[], Place]>([
  [['pages'], { kind: 'form' }],
  [['alerts'], { kind: 'form' }],
  [['pages', 1, 'title'], { kind: 'page', page: 1 }],
  [['pages', 1, 'fields'], { kind: 'page', page: 1 }],
  [['pages', 1, 'fields', 0, 'label', 'en-ca'], { kind: 'question', page: 1, at: 0 }],
  [['pages', 1, 'fields', 0, 'fields'], { kind: 'question', page: 1, at: 0 }],
])('%j is in %j', (path, place) => expect(placeOfPath(path)).toStrictEqual(place))

testRows<[Place, boolean]>([
  [{ kind: 'form' }, true],
  [{ kind: 'page', page: 0 }, true],
  [{ kind: 'page', page: 1 }, false],
  [{ kind: 'alert', at: 0 }, true],
  [{ kind: 'alert', at: 1 }, false],
  [{ kind: 'question', page: 0, at: 1, row: 0 }, true],
  [{ kind: 'question', page: 0, at: 1, row: 1 }, false],
  [{ kind: 'question', page: 0, at: 0, row: 0 }, false],
])('%j is there: %j', (place, is) => expect(exists(form, place)).toBe(is))

const READ = ['answered', 'empty']
const SAME = ['eq', 'ne', ...READ]
const ORDER = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', ...READ]
const operators: Record<FormField['type'], readonly string[]> = {
  number: ORDER,
  scale: ORDER,
  date: ORDER,
  partial_date: ORDER,
  year: ORDER,
  time: ORDER,
  text: SAME,
  paragraph: SAME,
  email: SAME,
  phone: SAME,
  postal_code: SAME,
  url: SAME,
  boolean: SAME,
  consent: SAME,
  choice: ['eq', 'ne', 'in', ...READ],
  multi_choice: ['contains', 'in', ...READ],
  file: READ,
  signature: READ,
  matrix: READ,
  group: READ,
  info: READ,
}
test('each type of question has its comparisons', () => {
  for (const [type, ops] of Object.entries(operators))
    expect([type, operatorsFor(field(type))]).toEqual([type, ops])
})

const none = { options: [] }
testRows<[FormField, 'eq' | 'in' | 'empty', unknown, unknown]>([
  [field('boolean'), 'eq', false, false],
  [field('consent'), 'eq', 'yes', true],
  [field('number'), 'eq', 7, 7],
  [field('scale'), 'eq', '7', 0],
  [field('choice', none), 'eq', 'left', ''],
  [field('text'), 'eq', 'word', 'word'],
  [field('date'), 'eq', true, ''],
  [field('choice', none), 'in', ['a', 'b'], ['a', 'b']],
  [field('choice', none), 'in', '', []],
  [field('choice', none), 'in', 3, []],
  [field('text'), 'empty', 'word', undefined],
])('the value of %j with %s after %j is %j', (one, op, before, value) => {
  expect(valueFor(one, op, before as never)).toEqual(value)
})

test('typing on after an undo within the same text forgets what was undone', () => {
  const back = undone(noted(noted(noHistory, form, 'a'), { ...form, version: 2 }, 'b'), form)
  const typed = noted({ ...(back?.history ?? noHistory), step: 'b' }, form, 'b')
  expect(typed).toEqual({ past: [form], future: [], step: 'b' })
})

test('a text of something that is not there changes nothing', () => {
  const option = { place: { kind: 'question', page: 0, at: 0 }, property: 'option', at: 0 } as const
  const { alerts: _alerts, ...without } = form
  const message = { place: { kind: 'alert', at: 0 }, property: 'message' } as const
  expect(withText(form, option as never, words('X'))).toEqual(form)
  expect(withText(without, message as never, words('X'))).toBe(without)
  expect(withText(form, message as never, undefined).alerts?.[0]?.message).toEqual(words(''))
})
