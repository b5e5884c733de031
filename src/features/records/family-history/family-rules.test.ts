import { describe, expect, test } from 'vitest'
import type { FamilyHistory } from '#generated/model/index.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import {
  ageProblem,
  blankFamily,
  blankIllness,
  byRelative,
  familyFieldsOf,
  familyInput,
  familyProblems,
  isOnList,
} from './family-rules.ts'
import type { FamilyInput } from './family-rules.ts'
import { testRows } from '#tests/support/table.ts'

const illness = (key: number, name: string, ageAtOnset = '') => ({ key, name, ageAtOnset })
const good: FamilyInput = { ...blankFamily('mother'), illnesses: [illness(0, 'Asthma', '12')] }
const problems = (changes: Partial<FamilyInput>) => familyProblems({ ...good, ...changes })

const entry = (changes: Partial<FamilyHistory>): FamilyHistory => ({
  id: 'e1',
  patient: 'p',
  relation: 'mother',
  condition: 'Asthma',
  age_at_onset: 12,
  is_deceased: null,
  age_at_death: null,
  notes: null,
  source: 'self_reported',
  source_document: null,
  source_submission: null,
  recorded_by: null,
  patient_note: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  last_confirmed_at: null,
  can_edit: true,
  can_delete: true,
  ...changes,
})

test('HEALTH-06: what is needed is a relative, and an illness or that there is none', () => {
  expect(familyProblems(blankFamily())).toEqual({
    relation: { code: 'selectOption' },
    'name-0': { code: 'atLeastOne' },
  })
  expect(familyProblems({ ...blankFamily('child'), noneKnown: true })).toEqual({})
  expect(problems({})).toEqual({})
  expect(problems({ relation: 'neighbour' })).toEqual({ relation: { code: 'selectOption' } })
})

describe('the illness', () => {
  testRows(badInputs('name').filter(({ value }) => String(value).trim().length > 1))(
    '$id: $value',
    ({ value, expect: wanted, out }) => {
      const input = { ...good, illnesses: [illness(0, String(value), '40')] }
      const found = familyProblems(input)['name-0']
      const sent = familyFieldsOf(input)[0]?.fields.condition
      switch (wanted) {
        case 'accept':
        case 'safe':
          expect(found).toBeUndefined()
          return expect(sent).toBe(String(value).normalize('NFC').trim())
        case 'normalize':
          return expect(sent).toBe(out)
        case 'required':
          return expect(found).toEqual({ code: 'required' })
        default:
          return expect(found).toEqual({ code: 'invalid' })
      }
    },
  )
  test('an age alone is not enough; rows that nobody used are no mistakes', () => {
    expect(problems({ illnesses: [illness(0, '', '40')] })).toEqual({ 'name-0': { code: 'required' } })
    expect(problems({ illnesses: [illness(0, 'Asthma'), blankIllness(1)] })).toEqual({})
    expect(familyFieldsOf({ ...good, illnesses: [illness(0, 'Asthma'), blankIllness(1)] })).toHaveLength(1)
  })
  test('one is not written down twice, whatever its case and accents', () => {
    expect(problems({ illnesses: [illness(4, 'Épilepsie'), illness(7, ' epilepsie ')] })).toEqual({
      'name-7': { code: 'sameTwice' },
    })
  })
})

describe('ages', () => {
  testRows([
    ['', undefined],
    [' 0 ', undefined],
    ['125', undefined],
    ['126', 'betweenValues'],
    ['-1', 'wholeNumber'],
    ['4.5', 'wholeNumber'],
    ['1e2', 'wholeNumber'],
    ['\uff14\uff15', 'wholeNumber'],
    ['forty', 'wholeNumber'],
    ['9'.repeat(100_000), 'wholeNumber'],
  ])('%s', (typed, code) => expect(ageProblem(typed)?.code).toBe(code))
  test('nobody falls ill after their death', () => {
    const died = (ageAtDeath: string) => problems({ life: 'died', ageAtDeath }).ageAtDeath
    expect(died('11')).toEqual({ code: 'deathBeforeOnset' })
    expect(died('12')).toBeUndefined()
    expect(died('')).toBeUndefined()
    expect(died('200')).toEqual({ code: 'betweenValues', min: 0, max: 125 })
    expect(problems({ life: 'died', ageAtDeath: '9', noneKnown: true }).ageAtDeath).toBeUndefined()
  })
  test('an age at death counts only of somebody who has died', () => {
    const input = { ...good, life: 'alive', ageAtDeath: 'x' }
    expect(familyProblems(input)).toEqual({})
    expect(familyFieldsOf(input)[0]?.fields).toMatchObject({ is_deceased: false, age_at_death: null })
    expect(familyFieldsOf({ ...good, life: '' })[0]?.fields.is_deceased).toBeNull()
    expect(familyFieldsOf({ ...good, life: 'died', ageAtDeath: '80' })[0]?.fields).toMatchObject({
      is_deceased: true,
      age_at_death: 80,
    })
  })
})

describe('notes', () => {
  testRows(badInputs('notes'))('$id', ({ value }) => {
    const notes = String(value)
    if ([...notes.trim()].length > 1000) {
      expect(problems({ notes })).toEqual({ notes: { code: 'maxCharacters', max: 1000 } })
    } else {
      expect(problems({ notes })).toEqual({})
      expect(familyFieldsOf({ ...good, notes })[0]?.fields.notes).toBe(notes.normalize('NFC').trim())
    }
  })
})

test('2.9: several illnesses of a relative become an entry each, with what they share', () => {
  const several = {
    ...good,
    illnesses: [illness(0, 'Asthma', '12'), illness(3, 'Stroke')],
    notes: 'On pills',
  }
  expect(familyFieldsOf(several)).toEqual([
    { key: 0, fields: expect.objectContaining({ condition: 'Asthma', age_at_onset: 12, notes: 'On pills' }) },
    {
      key: 3,
      fields: expect.objectContaining({ condition: 'Stroke', age_at_onset: null, notes: 'On pills' }),
    },
  ])
  expect(familyFieldsOf({ ...several, noneKnown: true })).toEqual([
    { key: 0, fields: expect.objectContaining({ condition: null, age_at_onset: null }) },
  ])
})

test('what is kept is what the form shows again', () => {
  expect(familyInput(entry({ is_deceased: true, age_at_death: 80, notes: 'On pills' }))).toEqual({
    ...good,
    life: 'died',
    ageAtDeath: '80',
    notes: 'On pills',
  })
  expect(familyInput(entry({ condition: null, age_at_onset: null }))).toMatchObject({
    noneKnown: true,
    life: '',
  })
})

test('what is on the list already', () => {
  const list = [entry({}), entry({ id: 'e2', relation: 'father', condition: null })]
  expect(isOnList({ relation: 'mother', name: 'ASTHMA ' }, list)).toBe(true)
  expect(isOnList({ relation: 'mother', name: 'asthma', own: 'e1' }, list)).toBe(false)
  expect(isOnList({ relation: 'father', name: 'asthma' }, list)).toBe(false)
  expect(isOnList({ relation: 'father', name: '' }, list)).toBe(false)
})

test('DATA-53: grouped by relative, the closest first; a death stands with whom it is certain', () => {
  const groups = byRelative([
    entry({ id: 'c', relation: 'cousin', is_deceased: true, age_at_death: 30 }),
    entry({ id: 'f1', relation: 'father' }),
    entry({ id: 'f2', relation: 'father', condition: 'Stroke', is_deceased: true, age_at_death: 74 }),
    entry({ id: 'm' }),
  ])
  expect(
    groups.map(({ relation, entries, death }) => [relation, entries.map(({ id }) => id), death]),
  ).toEqual([
    ['mother', ['m'], null],
    ['father', ['f1', 'f2'], { age: 74 }],
    ['cousin', ['c'], null],
  ])
})
