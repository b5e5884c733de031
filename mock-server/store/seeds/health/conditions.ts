import type { Condition } from '#generated/model/index.ts'
import { blankCondition } from '../../blank-records.ts'
import type { OwnFields } from '../../record-tables.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<Condition>

const snomed = (code: string) => ({ system: 'http://snomed.info/sct', code })

const condition = (name: string, code: string | null, more: Partial<Own> = {}): Own => ({
  ...blankCondition,
  name,
  code: code === null ? null : snomed(code),
  ...more,
})

/** Maya has every kind, Luc little, Rose a long life's worth; Noor has nothing. */
export const conditionSeeds: readonly RecordSeed<Own>[] = [
  {
    key: 'maya-hip-arthritis',
    profile: 'maya',
    daysAgo: 62,
    source: 'provider',
    by: 'samuel',
    fields: condition('Osteoarthritis of the left hip', '239872002', {
      type: 'chronic',
      diagnosis_year: 2023,
      notes: 'Joint replacement is planned.',
    }),
  },
  {
    key: 'maya-asthma',
    profile: 'maya',
    daysAgo: 400,
    fields: condition('Asthma', '195967001', {
      type: 'chronic',
      diagnosis_year: 1991,
      notes: 'Worse in cold air and when I have a cold.',
    }),
  },
  {
    key: 'maya-prediabetes',
    profile: 'maya',
    daysAgo: 60,
    source: 'document',
    document: 'maya-lab-results',
    fields: condition('Prediabetes', '714628002', { type: 'chronic', diagnosis_year: 2025 }),
  },
  {
    key: 'maya-anxiety',
    profile: 'maya',
    daysAgo: 380,
    confirmedDaysAgo: 20,
    fields: condition('Anxiety', '197480006', { type: 'mental_health', diagnosis_year: 2019 }),
  },
  {
    key: 'maya-gestational-diabetes',
    profile: 'maya',
    daysAgo: 390,
    fields: condition('Gestational diabetes', '11687002', {
      type: 'pregnancy',
      status: 'resolved',
      diagnosis_year: 2012,
      resolved_year: 2012,
    }),
  },
  {
    key: 'maya-broken-wrist',
    profile: 'maya',
    daysAgo: 390,
    fields: condition('Broken wrist', '263102004', {
      type: 'injury',
      status: 'resolved',
      diagnosis_year: 2004,
      resolved_year: 2004,
      notes: 'Left wrist, fell on the ice.',
    }),
  },
  {
    key: 'maya-rash',
    profile: 'maya',
    daysAgo: 150,
    fields: condition('Rash on both hands', null, {
      type: 'Skin problem',
      status: 'unknown',
      notes: 'It comes and goes. No one has looked at it yet.',
    }),
  },
  {
    key: 'luc-pression',
    profile: 'luc',
    daysAgo: 210,
    fields: condition('Haute pression', '38341003', { type: 'chronic', diagnosis_year: 2018 }),
  },
  {
    key: 'rose-atrial-fibrillation',
    profile: 'rose',
    daysAgo: 300,
    fields: condition('Atrial fibrillation', '49436004', { type: 'chronic', diagnosis_year: 2015 }),
  },
  {
    key: 'rose-heart-failure',
    profile: 'rose',
    daysAgo: 300,
    confirmedDaysAgo: 45,
    fields: condition('Heart failure', '84114007', {
      type: 'chronic',
      diagnosis_year: 2020,
      notes: 'Weighs herself every morning.',
    }),
  },
  {
    key: 'rose-blood-pressure',
    profile: 'rose',
    daysAgo: 300,
    fields: condition('High blood pressure', '38341003', { type: 'chronic', diagnosis_year: 1994 }),
  },
  {
    key: 'rose-diabetes',
    profile: 'rose',
    daysAgo: 300,
    fields: condition('Type 2 diabetes', '44054006', { type: 'chronic', diagnosis_year: 2003 }),
  },
  {
    key: 'rose-osteoporosis',
    profile: 'rose',
    daysAgo: 300,
    fields: condition('Osteoporosis', '64859006', { type: 'chronic', diagnosis_year: 2008 }),
  },
  {
    key: 'rose-thyroid',
    profile: 'rose',
    daysAgo: 299,
    fields: condition('Underactive thyroid', '40930008', { type: 'chronic', diagnosis_year: 1989 }),
  },
  {
    key: 'rose-cataract',
    profile: 'rose',
    daysAgo: 299,
    fields: condition('Cataract in both eyes', '193570009', {
      status: 'resolved',
      diagnosis_year: 2016,
      resolved_year: 2018,
    }),
  },
  {
    key: 'rose-pneumonia',
    profile: 'rose',
    daysAgo: 120,
    fields: condition('Pneumonia', '233604007', {
      type: 'acute',
      status: 'resolved',
      diagnosis_year: 2022,
      resolved_year: 2022,
      notes: 'Nine days in hospital.',
    }),
  },
]
