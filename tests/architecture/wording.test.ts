// Texts speak as a nurse or a patient would: one wording for one thing, and none that is hard to read.
import { describe, expect, test } from 'vitest'
import { both } from './both.ts'
import { avoided, grade, leavesOut, limitsOf, longest, otherForm, twoWordings } from './wording.ts'
import { testRows } from '#tests/support/table.ts'

/** Fixed by the requirements, or lists of long words that have no short ones. */
const HARD = [
  'auth.reset.emailRequired',
  'auth.signup.consentRequired',
  'errors.oauthSignOut',
  'records.allergies.emptyBody',
  'records.familyHistory.emptyBody',
  'records.medications.intro',
  'records.overview.kinds.medications.about',
  'settings.privacy.dataBody',
  'sharing.create.backHelp',
]

/** PROFILE-02 and SHELL-65 fix these word for word. */
const OTHER_FORM = ['gates.profile.welcome.title', 'nav.organizations']

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
  test('no English text is above grade 8 for patients, 10 for staff', () => {
    const found = both.filter(({ key, en }) => grade(en) > limitsOf(key).grade).map(({ key }) => key)
    expect(found.sort()).toEqual(HARD)
  })
  test('no French sentence has more than 25 words for patients, 30 for staff', () => {
    expect(both.filter(({ key, fr }) => longest(fr) > limitsOf(key).words)).toEqual([])
  })
  test('English has one apostrophe, one ellipsis, and says "your"', () => {
    expect(
      both
        .filter(({ en }) => otherForm(en))
        .map(({ key }) => key)
        .sort(),
    ).toEqual(OTHER_FORM)
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
  testRows([
    ["Your team's answers...", false],
    ['Your team’s answers', true],
    ['Searching…', true],
    ['[words](https://…) makes a link.', false],
    ['Send my question', true],
    ['The file my-data.json', false],
  ])('form of: %s', (text, found) => expect(otherForm(text)).toBe(found))
  testRows([
    ['records.title', 8],
    ['formsForPatients.title', 8],
    ['formEditor.title', 10],
  ])('grade of: %s', (key, wanted) => expect(limitsOf(key).grade).toBe(wanted))
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
