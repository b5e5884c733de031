import { describe, expect, test } from 'vitest'
import type { FamilyHistory } from '#generated/model/index.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { problemOf } from '#src/form-kit/issue-text.ts'
import {
  emptyFamily,
  emptyIllness,
  type FamilyInput,
  familySchema,
  toFormValues,
  toRequests,
} from './family-schema.ts'
import { byRelative, isOnList } from './relatives.ts'
import { testRows } from '#tests/support/table.ts'

const illness = (condition: string, age_at_onset = '') => ({ condition, age_at_onset })
const good: FamilyInput = { ...emptyFamily('mother'), illnesses: { first: illness('Asthma', '12') } }
/** The first problem of each field: the name of a form rule, or one of the portal's problems. */
const problemsOf = (input: FamilyInput) =>
  Object.fromEntries(
    (familySchema.safeParse(input).error?.issues ?? [])
      .map((issue) => [issue.path.join('.'), ('params' in issue && issue.params?.rule) || problemOf(issue)])
      .toReversed(),
  )
const problems = (changes: Partial<FamilyInput>) => problemsOf({ ...good, ...changes })
const fieldsOf = (input: FamilyInput) => toRequests(familySchema.parse(input))

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
  source_text: null,
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
  expect(problemsOf(emptyFamily())).toEqual({
    relation: { code: 'selectOption' },
    'illnesses.first.condition': 'atLeastOne',
  })
  expect(problemsOf({ ...emptyFamily('child'), noneKnown: true })).toEqual({})
  expect(problems({})).toEqual({})
})

describe('the illness', () => {
  testRows(badInputs('name').filter(({ value }) => String(value).trim().length > 1))(
    '$id: $value',
    ({ value, expect: wanted, out }) => {
      const input = { ...good, illnesses: { first: illness(String(value), '40') } }
      const found = problemsOf(input)['illnesses.first.condition']
      const sent = () => fieldsOf(input)[0]?.fields.condition
      switch (wanted) {
        case 'accept':
        case 'safe':
          return expect(sent()).toBe(String(value).normalize('NFC').trim())
        case 'normalize':
          return expect(sent()).toBe(out)
        case 'required':
          return expect(found).toEqual({ code: 'required' })
        default:
          return expect(found).toEqual({ code: 'pattern' })
      }
    },
  )
  test('an age alone is not enough; unused rows are no mistakes', () => {
    expect(problems({ illnesses: { first: illness('', '40') } })).toEqual({
      'illnesses.first.condition': { code: 'required' },
    })
    const withUnused = { first: emptyIllness, second: illness('Asthma') }
    expect(problems({ illnesses: withUnused })).toEqual({})
    expect(fieldsOf({ ...good, illnesses: withUnused })).toMatchObject([{ key: 'second' }])
  })
  test('rejects duplicates, ignoring case and accents', () => {
    const doubles = { first: illness('Épilepsie'), second: illness(' epilepsie ') }
    expect(problems({ illnesses: doubles })).toEqual({ 'illnesses.second.condition': 'sameTwice' })
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
    ['9'.repeat(100_000), 'betweenValues'],
  ])('%s', (typed, code) => {
    expect(problems({ illnesses: { first: illness('Asthma', typed) } })).toEqual(
      code ? { 'illnesses.first.age_at_onset': expect.objectContaining({ code }) } : {},
    )
    expect(problems({ is_deceased: 'died', noneKnown: true, age_at_death: typed })).toEqual(
      code ? { age_at_death: expect.objectContaining({ code }) } : {},
    )
  })
  test('no illness starts after the death', () => {
    const died = (age_at_death: string) => problems({ is_deceased: 'died', age_at_death }).age_at_death
    expect(died('11')).toBe('deathBeforeOnset')
    expect(died('12')).toBeUndefined()
    expect(died('')).toBeUndefined()
    expect(died('200')).toEqual({ code: 'betweenValues', min: 0, max: 125 })
    expect(problems({ is_deceased: 'died', age_at_death: '9', noneKnown: true })).toEqual({})
  })
  test('an age at death counts only for a relative who has died', () => {
    const input: FamilyInput = { ...good, is_deceased: 'alive', age_at_death: 'x' }
    expect(fieldsOf(input)[0]?.fields).toMatchObject({ is_deceased: false, age_at_death: null })
    expect(fieldsOf({ ...good, is_deceased: '' })[0]?.fields.is_deceased).toBeNull()
    expect(fieldsOf({ ...good, is_deceased: 'died', age_at_death: '80' })[0]?.fields).toMatchObject({
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
      expect(fieldsOf({ ...good, notes })[0]?.fields.notes).toBe(notes.normalize('NFC').trim() || null)
    }
  })
})

test('2.9: several illnesses of a relative become an entry each, with what they share', () => {
  const several = {
    ...good,
    illnesses: { first: illness('Asthma', '12'), third: illness('Stroke') },
    notes: 'On pills',
  }
  expect(fieldsOf(several)).toMatchObject([
    { key: 'first', fields: { condition: 'Asthma', age_at_onset: 12, notes: 'On pills' } },
    { key: 'third', fields: { condition: 'Stroke', age_at_onset: null, notes: 'On pills' } },
  ])
  expect(fieldsOf({ ...several, noneKnown: true })).toMatchObject([
    { fields: { condition: null, age_at_onset: null } },
  ])
})

test('what is saved is what the form shows again', () => {
  expect(toFormValues(entry({ is_deceased: true, age_at_death: 80, notes: 'On pills' }))).toEqual({
    ...good,
    is_deceased: 'died',
    age_at_death: '80',
    notes: 'On pills',
  })
  expect(toFormValues(entry({ condition: null, age_at_onset: null }))).toMatchObject({
    noneKnown: true,
    is_deceased: '',
  })
})

test('what is on the list already', () => {
  const list = [entry({}), entry({ id: 'e2', relation: 'father', condition: null })]
  expect(isOnList({ relation: 'mother', name: 'ASTHMA ' }, list)).toBe(true)
  expect(isOnList({ relation: 'mother', name: 'asthma', own: 'e1' }, list)).toBe(false)
  expect(isOnList({ relation: 'father', name: 'asthma' }, list)).toBe(false)
  expect(isOnList({ relation: 'father', name: '' }, list)).toBe(false)
})

test('DATA-53: grouped by relative, closest first; a death is shown where the person is certain', () => {
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
