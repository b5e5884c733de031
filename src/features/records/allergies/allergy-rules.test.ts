import { describe, expect, test } from 'vitest'
import { badInputs, datedInputs } from '#tests/data/bad-inputs.ts'
import {
  allergyFieldsOf,
  allergyInput,
  allergyProblems,
  blankAllergy,
  duplicateOf,
  isSerious,
  takenMedication,
} from './allergy-rules.ts'
import type { AllergyInput } from './allergy-rules.ts'

const today = '2026-11-20'
const good: AllergyInput = {
  ...blankAllergy,
  allergen: 'Penicillin',
  category: 'medication',
  reactions: ['hives'],
  severity: 'severe',
}
const problems = (changes: Partial<AllergyInput>) => allergyProblems({ ...good, ...changes }, today)

test('DATA-56: what is needed of an allergy', () => {
  expect(allergyProblems(blankAllergy, today)).toEqual({
    allergen: { code: 'required' },
    category: { code: 'selectOption' },
    reactions: { code: 'selectOption' },
    severity: { code: 'selectOption' },
  })
  expect(problems({})).toEqual({})
})

describe('what it is to', () => {
  test.each(badInputs('name').filter(({ value }) => String(value).trim().length > 1))(
    '$id: $value',
    ({ value, expect: wanted, out }) => {
      const typed = String(value)
      switch (wanted) {
        case 'accept':
        case 'safe':
          expect(problems({ allergen: typed })).toEqual({})
          return expect(allergyFieldsOf({ ...good, allergen: typed }).allergen).toBe(
            typed.normalize('NFC').trim(),
          )
        case 'normalize':
          return expect(allergyFieldsOf({ ...good, allergen: typed }).allergen).toBe(out)
        case 'required':
          return expect(problems({ allergen: typed })).toEqual({ allergen: { code: 'required' } })
        default:
          return expect(problems({ allergen: typed })).toEqual({ allergen: { code: 'invalid' } })
      }
    },
  )
  test.each([
    ['P', { code: 'minCharacters', min: 2 }],
    ['p'.repeat(120), undefined],
    ['p'.repeat(121), { code: 'maxCharacters', max: 120 }],
  ])('%s', (allergen, problem) => expect(problems({ allergen }).allergen).toEqual(problem))
})

describe('VAL-48, VAL-49: since when', () => {
  test.each(datedInputs('year', today))('$id: $value', ({ value, expect: wanted }) => {
    const found = problems({ onsetYear: value }).onsetYear
    if (wanted === 'reject') expect(found).toBeDefined()
    else expect(found).toBeUndefined()
  })
  test('it may stay open', () => {
    expect(problems({ onsetYear: ' ' }).onsetYear).toBeUndefined()
    expect(allergyFieldsOf({ ...good, onsetYear: ' ' }).onset_year).toBeNull()
    expect(allergyFieldsOf({ ...good, onsetYear: ' 1998 ' }).onset_year).toBe(1998)
  })
  test('not in the future', () => {
    expect(problems({ onsetYear: '2027' }).onsetYear).toEqual({ code: 'yearFuture', max: 2026 })
  })
})

describe('notes', () => {
  test.each(badInputs('notes'))('$id', ({ value }) => {
    const notes = String(value)
    const { notes: problem } = problems({ notes })
    if ([...notes.trim()].length > 1000) expect(problem).toEqual({ code: 'maxCharacters', max: 1000 })
    else expect(allergyFieldsOf({ ...good, notes }).notes).toBe(notes.normalize('NFC').trim())
  })
})

test('another reaction is told, and forgotten when it is not chosen', () => {
  expect(problems({ reactions: ['other'] }).reactionText).toEqual({ code: 'required' })
  const told = { ...good, reactions: ['rash', 'other'], reactionText: ' Itchy eyes ' }
  expect(allergyProblems(told, today)).toEqual({})
  expect(allergyFieldsOf(told)).toMatchObject({ reactions: ['rash', 'other'], reaction_text: 'Itchy eyes' })
  expect(allergyFieldsOf({ ...told, reactions: ['rash'] }).reaction_text).toBeNull()
})

test('T48: a page stays quick with 100 kB typed', () => {
  const begin = performance.now()
  problems({ allergen: 'a'.repeat(100_000), notes: 'word '.repeat(20_000), onsetYear: '1'.repeat(100_000) })
  expect(performance.now() - begin).toBeLessThan(200)
})

test('what is kept is what the form shows again', () => {
  const fields = allergyFieldsOf({ ...good, onsetYear: '1998', notes: 'Careful' })
  const again = allergyInput({ ...fields, status: 'active', severity: 'severe' } as Parameters<
    typeof allergyInput
  >[0])
  expect(again).toEqual({ ...good, onsetYear: '1998', notes: 'Careful' })
})

describe('the same one twice', () => {
  const list = [
    { id: 'a', allergen: 'Pénicilline', status: 'resolved' },
    { id: 'b', allergen: 'penicilline', status: 'active' },
    { id: 'c', allergen: 'Cats', status: 'entered_in_error' },
    { id: 'd', allergen: 'Wasp stings', status: 'resolved' },
  ] as const
  test.each([
    [' PENICILLINE', { id: 'b', allergen: 'penicilline', isPast: false }],
    ['wasp stings', { id: 'd', allergen: 'Wasp stings', isPast: true }],
    ['cats', undefined],
    ['', undefined],
  ])('%s', (typed, found) => expect(duplicateOf(typed, list)).toEqual(found))
  test('one does not double itself', () => {
    expect(duplicateOf('Wasp stings', list, 'd')).toBeUndefined()
  })
})

test.each([
  ['penicillin', 'Penicillin V 300 mg'],
  ['PÉNICILLIN', 'Penicillin V 300 mg'],
  ['ASA', undefined],
  ['Ibuprofen', undefined],
])('a medication that somebody takes and is allergic to: %s', (typed, found) => {
  expect(takenMedication(typed, ['Metformin', 'Penicillin V 300 mg', 'ASA 81 mg'])).toBe(found)
})

test.each([
  [{ reactions: ['anaphylaxis'], severity: 'mild' }, true],
  [{ reactions: ['rash'], severity: 'severe' }, true],
  [{ reactions: ['rash'], severity: 'moderate' }, false],
] as const)('2.8: serious ones are marked: %j', (allergy, serious) => {
  expect(isSerious({ ...allergy, reactions: [...allergy.reactions] })).toBe(serious)
})
