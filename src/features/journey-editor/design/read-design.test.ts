import { expect, test } from 'vitest'
import type { FormField, JourneyDesign } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { operatorsFor } from '../conditions/conditions.ts'
import { questionsBefore } from '../conditions/condition-questions.ts'
import { changesBetween } from './design-changes.ts'
import { withStep } from './design.ts'
import { isDesign } from './read-design.ts'
import { designWith } from '../testing/design.ts'

const design = designWith(['a', 'b'])
const step = design.steps[0]

testRows<[string, unknown]>([
  ['name', 'Knee'],
  ['description', { 'en-ca': 1 }],
  ['audience', null],
  ['care_team', []],
  ['care_team', { name: 'Clinic' }],
  ['languages', 'en-ca'],
  ['languages', [1]],
  ['first', [null]],
  ['monitoring_note', 'Call'],
  ['recommendation', { 'en-ca': 1 }],
  ['table_columns', {}],
  ['table_columns', [{ variable: 'x', label: 'X' }]],
  ['next_task_modal', 'yes'],
  ['is_monitored', null],
  ['steps', {}],
])('a journey whose %s is %j is none', (name, value) => {
  expect(isDesign({ ...design, [name]: value })).toBe(false)
})

testRows<[string, unknown]>([
  ['name', 'Ask'],
  ['description', null],
  ['activity_id', 1],
  ['variables', [1]],
  ['next', {}],
  ['next', ['b']],
  ['content', 'Read'],
  ['content', ['Read']],
  ['needs', {}],
  ['needs', ['date']],
  ['prefill', 'email'],
  ['prefill', ['email']],
  ['priority', '50'],
  ['repeatable', undefined],
])('a step whose %s is %j is none', (name, value) => {
  expect(isDesign({ ...design, steps: [{ ...step, [name]: value }] })).toBe(false)
})

test('texts that may be absent are, or are texts', () => {
  const text = { 'en-ca': 'Call' }
  expect(isDesign({ ...design, monitoring_note: text, recommendation: text })).toBe(true)
  expect(isDesign({ ...design, steps: [] })).toBe(true)
})

test('in a journey without a published version every step is new', () => {
  expect(changesBetween(null, design)).toEqual(design.steps.map((one) => ({ kind: 'added', step: one })))
})

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
  multi_choice: ['contains', ...READ],
  file: READ,
  signature: READ,
  matrix: READ,
  group: READ,
  info: READ,
}
test('each type of question has its comparisons', () => {
  for (const [type, ops] of Object.entries(operators))
    expect([type, operatorsFor({ type } as FormField)]).toEqual([type, ops])
})

const ask = (key: string, type = 'text') => ({ type, key, label: { 'en-ca': key } }) as FormField
const forms: Record<string, readonly FormField[]> = {
  start: [ask('start'), ask('letter', 'file'), ask('own')],
  first: [ask('before'), ask('pills', 'group')],
  second: [ask('own'), ask('photo', 'file')],
}
const asking = (first: readonly string[]): JourneyDesign => {
  const later = withStep(designWith(['a', 'b', 'c']), 2, { score: { variable: 'later', of: [] } })
  const scored = withStep(later, 0, { form: 'first', score: { variable: 'total', of: ['before'] } })
  return { ...withStep(scored, 1, { form: 'second' }), start_form: 'start', first: [...first] }
}
const offered = (of: JourneyDesign, at: number) =>
  questionsBefore(of, of.steps[at] ?? designWith(['x']).steps[0]!, (form) => forms[form ?? ''] ?? []).map(
    ({ field, from }) => `${from} ${field.key}`,
  )

test('a condition is about its own questions, then those of the start form and of the steps before', () => {
  const second = ['own own', 'own photo', 'start start', 'score total', 'before before']
  expect(offered(asking(['a']), 1)).toEqual(second)
  expect(offered(asking(['a']), 0)).toEqual([
    'own before',
    'own pills',
    'start start',
    'start own',
    'score total',
  ])
})

test('a step that nothing leads to may follow any other', () => {
  expect(offered(asking([]), 0)).toEqual([
    'own before',
    'own pills',
    'start start',
    'start own',
    'score total',
    'score later',
  ])
  const alone = { ...asking(['b']), steps: asking([]).steps.map((one) => ({ ...one, next: [] })) }
  expect(offered(alone, 0)).toContain('score total')
  expect(offered(alone, 1)).not.toContain('before before')
  expect(offered({ ...alone, first: [] }, 1)).toContain('before before')
})
