// What people put into the fields of records, and what must become of it.
import { describe, expect, test } from 'vitest'
import { joinDate } from '#src/lib/partial-date.ts'
import { badInputs, datedInputs, madeInputs } from '#tests/data/bad-inputs.ts'
import { checkCondition, emptyCondition } from './conditions/condition-values.ts'
import type { ConditionValues } from './conditions/condition-values.ts'
import { keptLine, keptNotes } from './field-rules.ts'
import { checkImmunization, emptyImmunization } from './immunizations/immunization-values.ts'
import type { ImmunizationValues } from './immunizations/immunization-values.ts'
import { checkProcedure, emptyProcedure } from './procedures/procedure-values.ts'

const today = '2026-11-20'
const before = 'before'
const condition = (changes: Partial<ConditionValues>) =>
  checkCondition({ ...emptyCondition, name: 'Asthma', ...changes }, before, today)
const immunization = (changes: Partial<ImmunizationValues>) =>
  checkImmunization({ ...emptyImmunization, name: 'Flu', date: '2020', ...changes }, before, today)
const procedure = (changes: Partial<typeof emptyProcedure>) =>
  checkProcedure({ ...emptyProcedure, name: 'Biopsy', ...changes }, today)
const texts = (field: 'name' | 'notes') =>
  badInputs(field).flatMap((one) => (typeof one.value === 'string' ? [{ ...one, value: one.value }] : []))

describe('VAL-35, VAL-37, VAL-38, VAL-43 names', () => {
  test.each(texts('name'))('$id: $value', ({ value, expect: wanted, out }) => {
    const problems = [condition({ name: value }), procedure({ name: value }), immunization({ name: value })]
    for (const { name: problem } of problems) {
      if (wanted === 'required') expect(problem).toEqual({ code: 'required' })
      else if (value.trim().length === 1) expect(problem).toEqual({ code: 'minCharacters', min: 2 })
      else if ([...value.trim()].length > 120) expect(problem).toEqual({ code: 'maxCharacters', max: 120 })
      else if (wanted === 'reject') expect(problem).toBeDefined()
      else expect(problem).toBeUndefined()
    }
    if (wanted === 'normalize' && typeof out === 'string') expect(keptLine(value)).toBe(out)
  })
})

describe('VAL-38 notes are kept as they are, or refused for their length', () => {
  test.each(texts('notes'))('$id', ({ value }) => {
    const tooLong = { code: 'maxCharacters', max: 1000 }
    const wanted = [...value].length > 1000 ? tooLong : undefined
    for (const check of [condition, procedure, immunization]) {
      expect(check({ notes: value }).notes).toEqual(wanted)
    }
    expect(keptNotes(value)).toBe(value.trim())
  })
})

describe('VAL-48, VAL-49 years of a condition', () => {
  test.each(datedInputs('year', today))('$id: $value', ({ value, expect: wanted }) => {
    const isFine = wanted === 'accept' || wanted === 'normalize'
    expect(condition({ diagnosisYear: value }).diagnosisYear === undefined).toBe(isFine)
    expect(condition({ status: 'resolved', resolvedYear: value }).resolvedYear === undefined).toBe(isFine)
  })
  test.each(madeInputs('yearPair'))('$id: the same year will do', ({ value: { diagnosis, resolved } }) => {
    expect(condition({ status: 'resolved', diagnosisYear: diagnosis, resolvedYear: resolved })).toEqual({})
  })
  test('an end before the beginning is said at the end; while it lasts there is no end to check', () => {
    const years = { diagnosisYear: '2010', resolvedYear: '2009' }
    expect(condition({ ...years, status: 'resolved' })).toEqual({ resolvedYear: { words: before } })
    expect(condition({ ...years, status: 'unknown' })).toEqual({ resolvedYear: { words: before } })
    expect(condition({ ...years, status: 'active' })).toEqual({})
  })
})

describe('VAL-46, VAL-47, VAL-49, VAL-50, VAL-60 dates', () => {
  test.each(datedInputs('date', today))('$id: $value', ({ value, expect: wanted }) => {
    // a procedure may have no date, a vaccine has one
    if (wanted === 'required') {
      expect(procedure({ date: value }).date).toBeUndefined()
      expect(immunization({ date: value }).date).toEqual({ code: 'required' })
      return
    }
    expect(procedure({ date: value }).date === undefined).toBe(wanted === 'accept')
    expect(immunization({ date: value }).date === undefined).toBe(wanted === 'accept')
  })
  test.each(madeInputs('datePartial'))('$id', ({ value, expect: wanted }) => {
    const { year = '', month = '', day = '' } = value
    const date = joinDate({ year: String(year), month: String(month), day: String(day) })
    expect(procedure({ date }).date === undefined).toBe(wanted === 'accept')
    expect(immunization({ date }).date === undefined).toBe(wanted === 'accept')
  })
  test.each([
    ['2027', {}],
    ['2020', {}],
    ['2019', { next: { words: before } }],
    ['2026-02-30', { next: { code: 'day', last: 28 } }],
  ])('D-21: the next dose may be ahead, and not before this one: %s', (next, wanted) => {
    expect(immunization({ next })).toEqual(wanted)
  })
})

describe('VAL-41, VAL-42 the number of a dose', () => {
  test.each([
    ['', undefined],
    ['1', undefined],
    ['20', undefined],
    [' 2 ', undefined],
    ['0', { code: 'betweenValues', min: 1, max: 20 }],
    ['21', { code: 'betweenValues', min: 1, max: 20 }],
    ['1.5', { code: 'wholeNumber' }],
    ['-1', { code: 'wholeNumber' }],
    ['second', { code: 'wholeNumber' }],
  ])('%s', (doseNumber, wanted) => expect(immunization({ doseNumber }).doseNumber).toEqual(wanted))
})

test('what may stay empty may, and what is too long says how long it may be', () => {
  expect([condition({}), procedure({}), immunization({})]).toEqual([{}, {}, {}])
  const long = 'x'.repeat(600)
  expect(condition({ type: long })).toEqual({ type: { code: 'maxCharacters', max: 80 } })
  expect(procedure({ bodySite: long, facility: long, outcome: long })).toEqual({
    bodySite: { code: 'maxCharacters', max: 80 },
    facility: { code: 'maxCharacters', max: 120 },
    outcome: { code: 'maxCharacters', max: 250 },
  })
  expect(immunization({ lot: long, manufacturer: long, location: long, reaction: long })).toEqual({
    lot: { code: 'maxCharacters', max: 40 },
    manufacturer: { code: 'maxCharacters', max: 80 },
    location: { code: 'maxCharacters', max: 120 },
    reaction: { code: 'maxCharacters', max: 500 },
  })
})
