import type { Medication } from '#generated/model/index.ts'
import { dateAfter } from '../../clock.ts'
import type { OwnFields } from '../../record-tables.ts'
import { roseMedications } from './medications-rose.ts'
import { medication } from './medication.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<Medication>

const stopped = { currently_taking: false } as const

/** Maya takes seven and has stopped four, Luc takes one, Rose fourteen, Noor none. */
const medicationsOf = (daysBefore: (days: number) => string): readonly RecordSeed<Own>[] => [
  {
    key: 'maya-symbicort',
    profile: 'maya',
    daysAgo: 400,
    confirmedDaysAgo: 20,
    fields: medication('Symbicort', '200/6 mcg', 'inhaler', {
      dose: { value: 1, unit: 'puff' },
      frequency: 'twice_daily',
      route: 'inhaled',
      instructions: 'Rinse the mouth after each use.',
      reason: 'Asthma',
      start_date: '2018-05',
    }),
  },
  {
    key: 'maya-ventolin',
    profile: 'maya',
    daysAgo: 400,
    fields: medication('Ventolin HFA', '100 mcg', 'inhaler', {
      din: '02241497',
      dose: { value: 2, unit: 'puff' },
      frequency: 'as_needed',
      max_per_day: 4,
      route: 'inhaled',
      reason: 'Asthma, when breathing is hard',
      start_date: '1991',
    }),
  },
  {
    key: 'maya-sertraline',
    profile: 'maya',
    daysAgo: 380,
    fields: medication('Sertraline', '50 mg', 'capsule', {
      dose: { value: 1, unit: 'capsule' },
      frequency: 'once_daily',
      route: 'oral',
      reason: 'Anxiety',
      start_date: '2019-11',
      prescriber_text: 'Dr. Okafor',
    }),
  },
  {
    key: 'maya-acetaminophen',
    profile: 'maya',
    daysAgo: 62,
    source: 'provider',
    by: 'samuel',
    fields: medication('Acetaminophen', '650 mg', 'tablet', {
      dose: { value: 1, unit: 'tablet' },
      frequency: 'every_8_hours',
      route: 'oral',
      reason: 'Hip pain',
      start_date: daysBefore(62),
      instructions: 'No more than 4,000 mg of acetaminophen a day from all products.',
      prescriber_text: 'Samuel Roy',
    }),
  },
  {
    key: 'maya-diclofenac',
    profile: 'maya',
    daysAgo: 50,
    fields: medication('Voltaren Emulgel', '1.16%', 'cream', {
      dose_text: 'A thin layer',
      frequency: 'three_times_daily',
      route: 'topical',
      reason: 'Hip pain',
      start_date: daysBefore(50).slice(0, 7),
    }),
  },
  {
    key: 'maya-metformin',
    profile: 'maya',
    daysAgo: 60,
    source: 'document',
    document: 'maya-lab-results',
    fields: medication('Metformin', '500 mg', 'tablet', {
      dose: { value: 1, unit: 'tablet' },
      frequency: 'twice_daily',
      route: 'oral',
      instructions: 'Take with food.',
      reason: 'Prediabetes',
      start_date: daysBefore(75),
      reaction: 'An upset stomach in the first week',
      prescriber_text: 'Dr. Okafor',
    }),
  },
  {
    key: 'maya-vitamin-d',
    profile: 'maya',
    daysAgo: 390,
    fields: medication('Vitamin D', '1,000 IU', 'tablet', {
      dose: { value: 1, unit: 'tablet' },
      frequency: 'custom',
      custom_schedule: { times: ['08:00'], days: ['monday', 'thursday'], every_n_days: null, text: null },
      route: 'oral',
      notes: 'From October to April.',
    }),
  },
  {
    key: 'maya-naproxen',
    profile: 'maya',
    daysAgo: 390,
    fields: medication('Naproxen', '500 mg', 'tablet', {
      ...stopped,
      dose: { value: 1, unit: 'tablet' },
      frequency: 'twice_daily',
      route: 'oral',
      reason: 'Hip pain',
      start_date: '2023-02',
      end_date: '2023-09',
      stop_reason: 'It hurt my stomach.',
      reaction: 'Stomach pain',
    }),
  },
  {
    key: 'maya-prednisone',
    profile: 'maya',
    daysAgo: 300,
    fields: medication('Prednisone', '50 mg', 'tablet', {
      ...stopped,
      dose: { value: 1, unit: 'tablet' },
      frequency: 'once_daily',
      route: 'oral',
      reason: 'Asthma got worse',
      start_date: '2024-01-08',
      end_date: '2024-01-12',
      stop_reason: 'It was for five days only.',
    }),
  },
  {
    key: 'maya-escitalopram',
    profile: 'maya',
    daysAgo: 380,
    fields: medication('Escitalopram', '10 mg', 'tablet', {
      ...stopped,
      dose: { value: 1, unit: 'tablet' },
      frequency: 'once_daily',
      route: 'oral',
      reason: 'Anxiety',
      start_date: '2019-03',
      end_date: '2019-10',
      stop_reason: 'It made me too sleepy.',
    }),
  },
  {
    key: 'maya-prenatal',
    profile: 'maya',
    daysAgo: 390,
    fields: medication('Prenatal multivitamin', null, 'tablet', {
      ...stopped,
      dose: { value: 1, unit: 'tablet' },
      frequency: 'once_daily',
      route: 'oral',
      start_date: '2011',
      end_date: '2013',
    }),
  },
  {
    key: 'luc-amlodipine',
    profile: 'luc',
    daysAgo: 210,
    fields: medication('Amlodipine', '5 mg', 'tablet', {
      dose: { value: 1, unit: 'tablet' },
      frequency: 'once_daily',
      route: 'oral',
      instructions: 'Le matin, avec un verre d’eau.',
      reason: 'Haute pression',
      start_date: '2018',
    }),
  },
  ...roseMedications,
]

/** @param today epoch ms: recent start dates are relative to the start of the world */
export const medicationSeeds = (today: number): readonly RecordSeed<Own>[] =>
  medicationsOf((days) => dateAfter(today, -days))
