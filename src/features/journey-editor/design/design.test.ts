import { expect, test } from 'vitest'
import { withOperator } from '../conditions/conditions.ts'
import { freeActivity, variablesIn, withMoved, withNewStep, withoutStep, withStep } from './design.ts'
import { changesBetween, differencesOf, merged } from './design-changes.ts'
import { parseDraft } from '../editor/device-draft.ts'
import { isDesign } from './read-design.ts'
import { designWith } from '../testing/design.ts'

const design = designWith(['a', 'b', 'c'])
const ids = ({ steps }: typeof design) => steps.map((step) => step.activity_id)

test('steps move, and not past the ends', () => {
  expect(ids(withMoved(design, 0, 2))).toEqual(['b', 'c', 'a'])
  expect(withMoved(design, 0, -1)).toBe(design)
  expect(withMoved(design, 2, 3)).toBe(design)
})

test('a step that goes takes the ways to it with it', () => {
  const without = withoutStep(design, 1)
  expect(ids(without)).toEqual(['a', 'c'])
  expect(without.steps[0]?.next).toEqual([])
  expect(withoutStep(design, 0).first).toEqual([])
})

test('a new step gets a unique name; the first one starts the journey', () => {
  expect(freeActivity(designWith(['step_2']).steps)).toBe('step_3')
  expect(withNewStep(designWith([])).first).toEqual(['step_1'])
  expect(withNewStep(design).first).toEqual(['a'])
})

test('the variables of a journey are the kept answers and the scores', () => {
  const scored = withStep(design, 0, { variables: ['pain'], score: { variable: 'total', of: ['pain'] } })
  expect(variablesIn(scored)).toEqual(['pain', 'total'])
})

test('changes are reported by step', () => {
  const after = { ...withMoved(withStep(design, 0, { due_in_days: 3 }), 1, 2), estimated_weeks: 8 }
  expect(changesBetween(design, after)).toMatchObject([
    { kind: 'part', part: 'estimated_weeks' },
    { kind: 'changed', parts: ['due_in_days'] },
    { kind: 'order' },
  ])
  expect(changesBetween(design, withoutStep(design, 2)).map(({ kind }) => kind)).toEqual([
    'changed',
    'removed',
  ])
  expect(changesBetween(design, design)).toEqual([])
})

test('of two designs some things are mine and some theirs, and nothing else changes', () => {
  const mine = withNewStep({ ...design, estimated_weeks: 8 })
  const theirs = { ...withStep(design, 1, { priority: 90 }), estimated_weeks: 9, banner: '/media/a.svg' }
  const keys = differencesOf(mine, theirs).map(({ key }) => key)
  expect(keys).toEqual(['banner', 'estimated_weeks', 'step b', 'step step_4'])
  const chosen = merged(mine, theirs, {
    banner: 'theirs',
    estimated_weeks: 'mine',
    'step b': 'theirs',
    'step step_4': 'mine',
  })
  expect(chosen).toMatchObject({ banner: '/media/a.svg', estimated_weeks: 8 })
  expect(ids(chosen)).toEqual(['a', 'b', 'c', 'step_4'])
  expect(chosen.steps[1]?.priority).toBe(90)
})

test('the order of the steps is mine or theirs, and my new step stays where I put it', () => {
  const mine = withMoved(design, 0, 2)
  const theirs = withMoved(design, 1, 2)
  expect(differencesOf(mine, theirs).map(({ key }) => key)).toEqual(['order'])
  expect(ids(merged(mine, theirs, { order: 'mine' }))).toEqual(['b', 'c', 'a'])
  expect(ids(merged(mine, theirs, { order: 'theirs' }))).toEqual(['a', 'c', 'b'])
  const added = withMoved(withNewStep(design), 3, 1)
  expect(differencesOf(added, design).map(({ key }) => key)).toEqual(['step step_4'])
  expect(ids(merged(added, design, { 'step step_4': 'mine' }))).toEqual(['a', 'step_4', 'b', 'c'])
  expect(ids(merged(added, design, { 'step step_4': 'theirs' }))).toEqual(['a', 'b', 'c'])
  // their new step keeps its place when the order is mine
  const both = withMoved(withMoved(withNewStep(design), 3, 0), 1, 3)
  expect(ids(both)).toEqual(['step_4', 'b', 'c', 'a'])
  expect(ids(merged(design, both, { order: 'mine', 'step step_4': 'theirs' }))).toEqual([
    'step_4',
    'a',
    'b',
    'c',
  ])
})

test('a journey without a care team, or with steps that lack a part, is none', () => {
  expect(isDesign({ ...design, care_team: null })).toBe(false)
  const needless = design.steps.map(({ needs: _needs, ...step }) => step)
  expect(isDesign({ ...design, steps: needless })).toBe(false)
})

test('a copy on the device is input', () => {
  const whole = { design, revision: 3, updatedAt: '2026-11-20T15:10:00Z' }
  expect(parseDraft(whole)).toEqual(whole)
  expect(parseDraft({ ...whole, updatedAt: 'yesterday' })).toBeUndefined()
  expect(parseDraft({ ...whole, design: {} })).toBeUndefined()
  expect(parseDraft({})).toBeUndefined()
})

test('another comparison keeps the value, as a list where it takes one', () => {
  const one = { field: 'side', op: 'eq', value: 'left' } as const
  expect(withOperator(one, 'in')).toEqual({ field: 'side', op: 'in', value: ['left'] })
  expect(withOperator({ field: 'side', op: 'in', value: ['left', 'right'] }, 'ne')).toEqual({
    field: 'side',
    op: 'ne',
    value: 'left',
  })
  expect(withOperator({ field: 'side', op: 'in', value: [] }, 'eq')).toEqual({ field: 'side', op: 'eq' })
  expect(withOperator(one, 'empty')).toEqual({ field: 'side', op: 'empty' })
})
