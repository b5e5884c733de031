// Texts speak as a nurse or a patient would: one wording for one thing, and none that is hard to read.
import { describe, expect, test } from 'vitest'
import { both } from './both.ts'
import { avoided, grade, leavesOut, longest, twoWordings } from './wording.ts'
import { testRows } from '#tests/support/table.ts'

/** Lists of what a record or a copy holds: long words that have no short ones. */
const HARD = [
  'gates.language.intro',
  'needs.none.body',
  'records.immunizations.allergy.body',
  'records.medications.intro',
  'records.overview.kinds.medications.about',
  'settings.privacy.dataBody',
  'sharing.create.backHelp',
]

/** A name takes other words around it in French than in English. */
const TWICE = ['Your changes to {name:string} are saved.']

describe('wording', () => {
  test('no text has a word that people do not say', () => {
    const found = both.flatMap(({ key, en }) => avoided(en).map((say) => `${key}: ${en} (${say})`))
    expect(found).toEqual([])
  })
  test('French is inclusive', () => {
    expect(both.filter(({ fr }) => leavesOut(fr))).toEqual([])
  })
  test('the same English has the same French', () => expect(twoWordings(both)).toEqual(TWICE))
  test('no English text is above grade 10', () => {
    const found = both.filter(({ en }) => grade(en) > 10).map(({ key }) => key)
    expect(found.filter((key) => !HARD.includes(key))).toEqual([])
  })
  test('no French sentence has more than 30 words', () => {
    expect(both.filter(({ fr }) => longest(fr) > 30)).toEqual([])
  })
})

describe('the checks bite', () => {
  testRows([
    ['Somebody else changed this.', 1],
    ['We could not save it at once.', 2],
    ['Passwords do not match.', 0],
    ['Someone else changed this.', 0],
  ])('words of: %s', (text, found) => expect(avoided(text)).toHaveLength(found))
  testRows([
    ['Les patients le voient.', true],
    ['Les patientes et patients le voient.', false],
  ])('French of: %s', (text, found) => expect(leavesOut(text)).toBe(found))
  test('two wordings', () => {
    const pair = (fr: string) => ({ en: 'We could load it', fr })
    expect(twoWordings([pair('Un'), pair('Un')])).toEqual([])
    expect(twoWordings([pair('Un'), pair('Deux')])).toEqual(['We could load it'])
  })
  test('grade and length', () => {
    expect(grade('We send you a code. Enter the code here, then go on.')).toBeLessThan(3)
    expect(
      grade(
        'Every organization carefully documents additional administrative information about medical authorization.',
      ),
    ).toBeGreaterThan(10)
    expect(longest('Un deux. Trois quatre {count} cinq.')).toBe(4)
  })
})
