import type { FamilyHistory } from '#generated/model/index.ts'
import { blankFamilyHistory } from '../../blank-records.ts'
import type { OwnFields } from '../../record-tables.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<FamilyHistory>

const illness = (relation: Own['relation'], condition: string | null, more: Partial<Own> = {}): Own => ({
  ...blankFamilyHistory,
  relation,
  condition,
  ...more,
})

/** Maya has many entries, including a relative without an illness; Luc has one, Rose a few, Noor none. */
export const familyHistorySeeds: readonly RecordSeed<Own>[] = [
  {
    key: 'maya-mother-breast-cancer',
    profile: 'maya',
    daysAgo: 400,
    fields: illness('mother', 'Breast cancer', {
      age_at_onset: 58,
      is_deceased: false,
      notes: 'Treated, and well since.',
    }),
  },
  {
    key: 'maya-mother-osteoarthritis',
    profile: 'maya',
    daysAgo: 400,
    fields: illness('mother', 'Osteoarthritis', { age_at_onset: 51, is_deceased: false }),
  },
  {
    key: 'maya-father-heart-attack',
    profile: 'maya',
    daysAgo: 398,
    fields: illness('father', 'Heart attack', { age_at_onset: 61, is_deceased: true, age_at_death: 74 }),
  },
  {
    key: 'maya-father-blood-pressure',
    profile: 'maya',
    daysAgo: 398,
    fields: illness('father', 'High blood pressure', {
      age_at_onset: 45,
      is_deceased: true,
      age_at_death: 74,
    }),
  },
  {
    key: 'maya-sibling-none',
    profile: 'maya',
    daysAgo: 120,
    fields: illness('sibling', null),
  },
  {
    key: 'maya-maternal-grandparents-osteoporosis',
    profile: 'maya',
    daysAgo: 396,
    fields: illness('maternal_grandparents', 'Osteoporosis', { is_deceased: true, age_at_death: 88 }),
  },
  {
    key: 'maya-paternal-aunt-diabetes',
    profile: 'maya',
    daysAgo: 29,
    source: 'form',
    fields: illness('paternal_aunt_uncle', 'Type 2 diabetes', { age_at_onset: 49 }),
  },
  {
    key: 'luc-pere-infarctus',
    profile: 'luc',
    daysAgo: 204,
    fields: illness('father', 'Crise cardiaque', { age_at_onset: 55, is_deceased: true, age_at_death: 55 }),
  },
  {
    key: 'rose-mother-stroke',
    profile: 'rose',
    daysAgo: 300,
    fields: illness('mother', 'Stroke', { age_at_onset: 79, is_deceased: true, age_at_death: 81 }),
  },
  {
    key: 'rose-sibling-glaucoma',
    profile: 'rose',
    daysAgo: 300,
    fields: illness('sibling', 'Glaucoma', { age_at_onset: 66 }),
  },
]
