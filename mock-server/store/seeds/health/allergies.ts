import type { Allergy } from '#generated/model/index.ts'
import { blankAllergy } from '../../blank-records.ts'
import type { OwnFields } from '../../record-tables.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<Allergy>
type What = Pick<Own, 'allergen' | 'category' | 'reactions' | 'severity'>

const snomed = (code: string) => ({ system: 'http://snomed.info/sct', code })

const allergy = (what: What, more: Partial<Own> = {}): Own => ({ ...blankAllergy, ...what, ...more })

/** Maya has some of each sort, Luc one, Rose those that matter for her medications; Noor has nothing. */
export const allergySeeds: readonly RecordSeed<Own>[] = [
  {
    key: 'maya-penicillin',
    profile: 'maya',
    daysAgo: 58,
    source: 'provider',
    by: 'samuel',
    fields: allergy(
      {
        allergen: 'Penicillin',
        category: 'medication',
        reactions: ['hives', 'trouble_breathing', 'anaphylaxis'],
        severity: 'severe',
      },
      { code: snomed('91936005'), onset_year: 1998, notes: 'Also avoid amoxicillin and ampicillin.' },
    ),
  },
  {
    key: 'maya-cats',
    profile: 'maya',
    daysAgo: 410,
    fields: allergy(
      { allergen: 'Cats', category: 'environment', reactions: ['other'], severity: 'mild' },
      { code: snomed('232346004'), reaction_text: 'Itchy eyes and sneezing', onset_year: 1993 },
    ),
  },
  {
    key: 'maya-shellfish',
    profile: 'maya',
    daysAgo: 405,
    fields: allergy(
      {
        allergen: 'Shrimp and crab',
        category: 'food',
        reactions: ['swelling', 'nausea'],
        severity: 'moderate',
      },
      { onset_year: 2009, notes: 'My lips swell within a few minutes.' },
    ),
  },
  {
    key: 'maya-latex',
    profile: 'maya',
    daysAgo: 30,
    source: 'form',
    fields: allergy({ allergen: 'Latex gloves', category: 'latex', reactions: ['rash'], severity: 'mild' }),
  },
  {
    key: 'maya-wasps',
    profile: 'maya',
    daysAgo: 404,
    confirmedDaysAgo: 12,
    fields: allergy(
      { allergen: 'Wasp stings', category: 'insect', reactions: ['swelling', 'hives'], severity: 'moderate' },
      {
        code: snomed('423058007'),
        onset_year: 1985,
        status: 'resolved',
        notes: 'Gone since the allergy shots in 2006.',
      },
    ),
  },
  {
    key: 'luc-ambroisie',
    profile: 'luc',
    daysAgo: 205,
    fields: allergy(
      {
        allergen: 'Herbe à poux',
        category: 'environment',
        reactions: ['other'],
        severity: 'mild',
      },
      { reaction_text: 'Nez qui coule et yeux qui piquent', notes: 'D’août à octobre.' },
    ),
  },
  {
    key: 'rose-sulfa',
    profile: 'rose',
    daysAgo: 420,
    fields: allergy(
      {
        allergen: 'Sulfa antibiotics',
        category: 'medication',
        reactions: ['rash', 'swelling'],
        severity: 'severe',
      },
      { code: snomed('91939003'), onset_year: 1976, notes: 'She was in hospital for four days.' },
    ),
  },
  {
    key: 'rose-codeine',
    profile: 'rose',
    daysAgo: 420,
    confirmedDaysAgo: 45,
    fields: allergy(
      { allergen: 'Codeine', category: 'medication', reactions: ['nausea', 'other'], severity: 'moderate' },
      { reaction_text: 'Confusion', onset_year: 2018 },
    ),
  },
  {
    key: 'rose-tape',
    profile: 'rose',
    daysAgo: 300,
    fields: allergy({ allergen: 'Medical tape', category: 'other', reactions: ['rash'], severity: 'mild' }),
  },
]
