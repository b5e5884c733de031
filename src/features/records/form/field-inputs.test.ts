// Inputs to record fields, and the expected validation results.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'zod/mini'
import { joinDate } from '#src/lib/dates/partial-date.ts'
import { badInputs, datedInputs, madeInputs } from '#tests/data/bad-inputs.ts'
import { conditionSchema, emptyCondition, type ConditionInput } from '../conditions/ConditionForm.tsx'
import {
  emptyImmunization,
  immunizationSchema,
  type ImmunizationInput,
} from '../immunizations/ImmunizationForm.tsx'
import { emptyProcedure, procedureSchema } from '../procedures/ProcedureForm.tsx'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { testRows } from '#tests/support/table.ts'

const today = '2026-11-20'
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) }))
afterAll(() => void vi.useRealTimers())
const condition = (changes: Partial<ConditionInput>) =>
  schemaProblems(conditionSchema, { ...emptyCondition, name: 'Asthma', ...changes })
const immunization = (changes: Partial<ImmunizationInput>) =>
  schemaProblems(immunizationSchema, {
    ...emptyImmunization,
    vaccine_name: 'Flu',
    date_received: '2020',
    ...changes,
  })
const procedure = (changes: Partial<typeof emptyProcedure>) =>
  schemaProblems(procedureSchema, { ...emptyProcedure, name: 'Biopsy', ...changes })
const texts = (field: 'name' | 'notes') =>
  badInputs(field).flatMap((one) => (typeof one.value === 'string' ? [{ ...one, value: one.value }] : []))

describe('VAL-35, VAL-37, VAL-38, VAL-43 names', () => {
  testRows(texts('name'))('$id: $value', ({ value, expect: wanted, out }) => {
    const problems = [
      condition({ name: value }).name,
      procedure({ name: value }).name,
      immunization({ vaccine_name: value }).vaccine_name,
    ]
    for (const problem of problems) {
      if (wanted === 'required') expect(problem).toEqual({ code: 'required' })
      else if (value.trim().length === 1) expect(problem).toEqual({ code: 'minCharacters', min: 2 })
      else if ([...value.trim()].length > 120) expect(problem).toEqual({ code: 'maxCharacters', max: 120 })
      else if (wanted === 'reject') expect(problem).toBeDefined()
      else expect(problem).toBeUndefined()
    }
    if (wanted === 'normalize' && typeof out === 'string')
      expect(parse(conditionSchema, { ...emptyCondition, name: value }).name).toBe(out)
  })
})

describe('VAL-38 notes are kept as they are, or refused for their length', () => {
  testRows(texts('notes'))('$id', ({ value }) => {
    const tooLong = { code: 'maxCharacters', max: 1000 }
    const wanted = [...value].length > 1000 ? tooLong : undefined
    for (const check of [condition, procedure, immunization]) {
      expect(check({ notes: value }).notes).toEqual(wanted)
    }
    if (!wanted)
      expect(parse(procedureSchema, { ...emptyProcedure, name: 'Biopsy', notes: value }).notes).toBe(
        value.trim(),
      )
  })
})

describe('VAL-48, VAL-49 years of a condition', () => {
  testRows(datedInputs('year', today))('$id: $value', ({ value, expect: wanted }) => {
    const isFine = wanted === 'accept' || wanted === 'normalize'
    expect(condition({ diagnosis_year: value }).diagnosis_year === undefined).toBe(isFine)
    expect(condition({ status: 'resolved', resolved_year: value }).resolved_year === undefined).toBe(isFine)
  })
  testRows(madeInputs('yearPair'))('$id: the same year will do', ({ value: { diagnosis, resolved } }) => {
    expect(condition({ status: 'resolved', diagnosis_year: diagnosis, resolved_year: resolved })).toEqual({})
  })
  test('an end before the beginning is said at the end; while it lasts there is no end to check', () => {
    const years = { diagnosis_year: '2010', resolved_year: '2009' }
    expect(condition({ ...years, status: 'resolved' })).toEqual({ resolved_year: 'resolvedBefore' })
    expect(condition({ ...years, status: 'unknown' })).toEqual({ resolved_year: 'resolvedBefore' })
    expect(condition({ ...years, status: 'active' })).toEqual({})
  })
})

describe('VAL-46, VAL-47, VAL-49, VAL-50, VAL-60 dates', () => {
  testRows(datedInputs('date', today))('$id: $value', ({ value, expect: wanted }) => {
    // a procedure's date is optional, a vaccine's is required
    if (wanted === 'required') {
      expect(procedure({ date: value }).date).toBeUndefined()
      expect(immunization({ date_received: value }).date_received).toEqual({ code: 'required' })
      return
    }
    expect(procedure({ date: value }).date === undefined).toBe(wanted === 'accept')
    expect(immunization({ date_received: value }).date_received === undefined).toBe(wanted === 'accept')
  })
  testRows(madeInputs('datePartial'))('$id', ({ value, expect: wanted }) => {
    const { year = '', month = '', day = '' } = value
    const date = joinDate({ year: String(year), month: String(month), day: String(day) })
    expect(procedure({ date }).date === undefined).toBe(wanted === 'accept')
    expect(immunization({ date_received: date }).date_received === undefined).toBe(wanted === 'accept')
  })
  testRows([
    ['2027', {}],
    ['2020', {}],
    ['2019', { next_dose_date: 'nextBefore' }],
    ['2026-02-30', { next_dose_date: { code: 'day', last: 28 } }],
  ])('D-21: the next dose may be ahead, and not before this one: %s', (next, wanted) => {
    expect(immunization({ next_dose_date: next })).toEqual(wanted)
  })
})

describe('VAL-41, VAL-42 the number of a dose', () => {
  testRows([
    ['', undefined],
    ['1', undefined],
    ['20', undefined],
    [' 2 ', undefined],
    ['0', { code: 'betweenValues', min: 1, max: 20 }],
    ['21', { code: 'betweenValues', min: 1, max: 20 }],
    ['1.5', { code: 'wholeNumber' }],
    ['-1', { code: 'wholeNumber' }],
    ['second', { code: 'wholeNumber' }],
  ])('%s', (dose, wanted) => expect(immunization({ dose_number: dose }).dose_number).toEqual(wanted))
})

test('what may stay empty may, and what is too long says how long it may be', () => {
  expect([condition({}), procedure({}), immunization({})]).toEqual([{}, {}, {}])
  const long = 'x'.repeat(600)
  expect(condition({ type: long })).toEqual({ type: { code: 'maxCharacters', max: 80 } })
  expect(procedure({ body_site: long, facility: long, outcome: long })).toEqual({
    body_site: { code: 'maxCharacters', max: 80 },
    facility: { code: 'maxCharacters', max: 120 },
    outcome: { code: 'maxCharacters', max: 250 },
  })
  expect(immunization({ lot_number: long, manufacturer: long, location: long, reaction: long })).toEqual({
    lot_number: { code: 'maxCharacters', max: 40 },
    manufacturer: { code: 'maxCharacters', max: 80 },
    location: { code: 'maxCharacters', max: 120 },
    reaction: { code: 'maxCharacters', max: 500 },
  })
})
