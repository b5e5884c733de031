import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'zod/mini'
import { badInputs, datedInputs } from '#tests/data/bad-inputs.ts'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { testRows } from '#tests/support/table.ts'
import { duplicateOf, isSerious, takenMedication } from './allergy-rules.ts'
import { allergySchema, emptyAllergy, toFormValues, type AllergyInput } from './allergy-schema.ts'

const today = '2026-11-20'
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) }))
afterAll(() => void vi.useRealTimers())
const good: AllergyInput = {
  ...emptyAllergy,
  allergen: 'Penicillin',
  category: 'medication',
  reactions: ['hives'],
  severity: 'severe',
}
const problems = (changes: Partial<AllergyInput>) => schemaProblems(allergySchema, { ...good, ...changes })

test('DATA-56: what is needed of an allergy', () => {
  expect(schemaProblems(allergySchema, emptyAllergy)).toEqual({
    allergen: { code: 'required' },
    category: { code: 'selectOption' },
    reactions: { code: 'selectOption' },
    severity: { code: 'selectOption' },
  })
  expect(problems({})).toEqual({})
})

describe('what it is to', () => {
  testRows(badInputs('name').filter(({ value }) => String(value).trim().length > 1))(
    '$id: $value',
    ({ value, expect: wanted, out }) => {
      const typed = String(value)
      switch (wanted) {
        case 'accept':
        case 'safe':
          expect(problems({ allergen: typed })).toEqual({})
          return expect(parse(allergySchema, { ...good, allergen: typed }).allergen).toBe(
            typed.normalize('NFC').trim(),
          )
        case 'normalize':
          return expect(parse(allergySchema, { ...good, allergen: typed }).allergen).toBe(out)
        case 'required':
          return expect(problems({ allergen: typed })).toEqual({ allergen: { code: 'required' } })
        default:
          return expect(problems({ allergen: typed })).toEqual({ allergen: { code: 'pattern' } })
      }
    },
  )
  testRows([
    ['P', { code: 'minCharacters', min: 2 }],
    ['p'.repeat(120), undefined],
    ['p'.repeat(121), { code: 'maxCharacters', max: 120 }],
  ])('%s', (allergen, problem) => expect(problems({ allergen }).allergen).toEqual(problem))
})

describe('VAL-48, VAL-49: since when', () => {
  testRows(datedInputs('year', today))('$id: $value', ({ value, expect: wanted }) => {
    const found = problems({ onset_year: value }).onset_year
    if (wanted === 'reject') expect(found).toBeDefined()
    else expect(found).toBeUndefined()
  })
  test('it may stay open', () => {
    expect(problems({ onset_year: ' ' }).onset_year).toBeUndefined()
    expect(parse(allergySchema, { ...good, onset_year: ' ' }).onset_year).toBeNull()
    expect(parse(allergySchema, { ...good, onset_year: ' 1998 ' }).onset_year).toBe(1998)
  })
  test('not in the future', () => {
    expect(problems({ onset_year: '2027' }).onset_year).toEqual({ code: 'yearFuture', max: 2026 })
  })
})

describe('notes', () => {
  testRows(badInputs('notes'))('$id', ({ value }) => {
    const notes = String(value)
    const { notes: problem } = problems({ notes })
    if ([...notes.trim()].length > 1000) expect(problem).toEqual({ code: 'maxCharacters', max: 1000 })
    else expect(parse(allergySchema, { ...good, notes }).notes).toBe(notes.normalize('NFC').trim())
  })
})

test('another reaction is sent, and dropped when it is deselected', () => {
  expect(problems({ reactions: ['other'] }).reaction_text).toEqual({ code: 'required' })
  const told = { ...good, reactions: ['rash', 'other'], reaction_text: ' Itchy eyes ' }
  expect(schemaProblems(allergySchema, told)).toEqual({})
  expect(parse(allergySchema, told)).toMatchObject({
    reactions: ['rash', 'other'],
    reaction_text: 'Itchy eyes',
  })
  expect(parse(allergySchema, { ...told, reactions: ['rash'] }).reaction_text).toBeNull()
})

test('T48: a page stays quick with 100 kB typed', () => {
  const begin = performance.now()
  problems({ allergen: 'a'.repeat(100_000), notes: 'word '.repeat(20_000), onset_year: '1'.repeat(100_000) })
  expect(performance.now() - begin).toBeLessThan(1000)
})

test('what is kept is what the form shows again', () => {
  const fields = parse(allergySchema, { ...good, onset_year: '1998', notes: 'Careful' })
  const again = toFormValues({ ...fields, status: 'active', severity: 'severe' } as Parameters<
    typeof toFormValues
  >[0])
  expect(again).toEqual({ ...good, onset_year: '1998', notes: 'Careful' })
})

describe('the same one twice', () => {
  const list = [
    { id: 'a', allergen: 'Pénicilline', status: 'resolved' },
    { id: 'b', allergen: 'penicilline', status: 'active' },
    { id: 'c', allergen: 'Cats', status: 'entered_in_error' },
    { id: 'd', allergen: 'Wasp stings', status: 'resolved' },
  ] as const
  testRows([
    [' PENICILLINE', { id: 'b', allergen: 'penicilline', isPast: false }],
    ['wasp stings', { id: 'd', allergen: 'Wasp stings', isPast: true }],
    ['cats', undefined],
    ['', undefined],
  ])('%s', (typed, found) => expect(duplicateOf(typed, list)).toEqual(found))
  test('one does not double itself', () => {
    expect(duplicateOf('Wasp stings', list, 'd')).toBeUndefined()
  })
})

testRows([
  ['penicillin', 'Penicillin V 300 mg'],
  ['PÉNICILLIN', 'Penicillin V 300 mg'],
  ['ASA', undefined],
  ['Ibuprofen', undefined],
])('a medication that somebody takes and is allergic to: %s', (typed, found) => {
  expect(takenMedication(typed, ['Metformin', 'Penicillin V 300 mg', 'ASA 81 mg'])).toBe(found)
})

testRows([
  [{ reactions: ['anaphylaxis'], severity: 'mild' }, true],
  [{ reactions: ['rash'], severity: 'severe' }, true],
  [{ reactions: ['rash'], severity: 'moderate' }, false],
] as const)('2.8: serious ones are marked: %j', (allergy, serious) => {
  expect(isSerious({ ...allergy, reactions: [...allergy.reactions] })).toBe(serious)
})
