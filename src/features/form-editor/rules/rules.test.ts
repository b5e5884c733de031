import { describe, expect, test } from 'vitest'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { renameQuestion } from '../definition/rename.ts'
import { askable, conditionOf, faultOf, operatorsFor, ruleOf, valueFor } from './rules.ts'
import { testRows } from '#tests/support/table.ts'

const words = (text: string) => ({ 'en-ca': text })
const cane: FormField = { type: 'boolean', key: 'cane', label: words('Cane') }
const side: FormField = {
  type: 'choice',
  key: 'side',
  label: words('Side'),
  options: [
    { value: 'left', label: words('Left') },
    { value: 'right', label: words('Right') },
  ],
}
const when = (field: string) => ({ all: [{ field, op: 'eq' as const, value: true }] })
const form: FormDefinition = {
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [
    {
      key: 'one',
      title: words('One'),
      fields: [
        cane,
        { ...side, visible_when: when('cane') },
        { type: 'info', key: 'text', label: words('Read') },
        { type: 'date', key: 'from', label: words('From') },
        { type: 'date', key: 'to', label: words('To'), not_before: 'from' },
        {
          type: 'group',
          key: 'falls',
          label: words('Falls'),
          fields: [
            { type: 'boolean', key: 'cane', label: words('With the cane') },
            { type: 'text', key: 'where', label: words('Where'), visible_when: when('cane') },
          ],
        },
      ],
    },
    {
      key: 'two',
      title: words('Two'),
      visible_when: when('cane'),
      fields: [{ type: 'text', key: 'x', label: words('X') }],
    },
  ],
  alerts: [
    {
      key: 'alert',
      level: 'urgent',
      message: words('Call'),
      what_to_do: ['call_811'],
      alert_when: when('cane'),
    },
  ],
}

describe('what a condition can ask about', () => {
  test('the questions of the pages, without texts and rows', () => {
    expect(askable(form, { kind: 'form' }).map(({ key }) => key)).toEqual([
      'cane',
      'side',
      'from',
      'to',
      'falls',
      'x',
    ])
  })
  test('in a row those of the row first; they hide those of the same name around', () => {
    const fields = askable(form, { kind: 'question', page: 0, at: 5, row: 1 })
    expect(fields.map(({ key }) => key)).toEqual(['cane', 'where', 'side', 'from', 'to', 'falls', 'x'])
    expect(fields[0]?.label).toEqual(words('With the cane'))
  })
})

describe('comparisons and values', () => {
  test('fit the kind of question', () => {
    expect(operatorsFor(cane)).not.toContain('gt')
    expect(
      operatorsFor({
        type: 'scale',
        key: 's',
        label: words('S'),
        min: 0,
        max: 10,
        min_label: words(''),
        max_label: words(''),
      }),
    ).toContain('gte')
    expect(operatorsFor({ type: 'file', key: 'f', label: words('F'), accept: [] })).toEqual([
      'answered',
      'empty',
    ])
  })
  test('default to a valid answer; a value that fits is kept', () => {
    expect(conditionOf(cane, 'eq')).toEqual({ field: 'cane', op: 'eq', value: true })
    expect(conditionOf(cane, 'answered', true)).toEqual({ field: 'cane', op: 'answered' })
    expect(valueFor(side, 'eq', 'right')).toBe('right')
    expect(valueFor(side, 'eq', 'gone')).toBe('left')
    expect(valueFor(side, 'in', 'right')).toEqual(['right'])
    expect(valueFor(side, 'eq', ['right', 'left'])).toBe('right')
  })
  test('no condition is no rule', () => {
    expect(ruleOf([], [])).toBeUndefined()
    expect(ruleOf([], [conditionOf(cane, 'empty')])).toEqual({ any: [{ field: 'cane', op: 'empty' }] })
  })
})

describe('a condition is broken', () => {
  testRows([
    ['its question is gone', { field: 'gone', op: 'answered' }, 'noQuestion'],
    ['its answer is gone', { field: 'side', op: 'eq', value: 'middle' }, 'noOption'],
    ['one of its answers is gone', { field: 'side', op: 'in', value: ['left', 'middle'] }, 'noOption'],
    ['it compares with nothing', { field: 'side', op: 'in', value: [] }, 'noValue'],
  ] as const)('when %s', (_, condition, fault) => {
    expect(faultOf({ ...condition } as never, [cane, side])).toBe(fault)
  })
  test('and else it is not', () => {
    expect(faultOf({ field: 'side', op: 'in', value: ['left'] }, [side])).toBeUndefined()
    expect(faultOf({ field: 'side', op: 'empty' }, [side])).toBeUndefined()
  })
})

describe('a question gets another key', () => {
  test('conditions of questions, pages and alerts follow; rows with a question of that name keep their own', () => {
    const next = renameQuestion(form, { kind: 'question', page: 0, at: 0 }, 'stick')
    const [one, two] = next.pages
    expect(one?.fields[1]?.visible_when).toEqual(when('stick'))
    expect(two?.visible_when).toEqual(when('stick'))
    expect(next.alerts?.[0]?.alert_when).toEqual(when('stick'))
    expect(one?.fields[5]).toMatchObject({ fields: [{ key: 'cane' }, { visible_when: when('cane') }] })
  })
  test('in a row only the row follows', () => {
    const next = renameQuestion(form, { kind: 'question', page: 0, at: 5, row: 0 }, 'stick')
    expect(next.pages[0]?.fields[5]).toMatchObject({
      fields: [{ key: 'stick' }, { visible_when: when('stick') }],
    })
    expect(next.pages[0]?.fields[1]?.visible_when).toEqual(when('cane'))
  })
  test('dates that are compared follow', () => {
    const next = renameQuestion(form, { kind: 'question', page: 0, at: 3 }, 'start')
    expect(next.pages[0]?.fields[4]).toMatchObject({ not_before: 'start' })
  })
})
