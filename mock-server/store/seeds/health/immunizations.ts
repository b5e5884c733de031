import type { Immunization } from '#generated/model/index.ts'
import { blankImmunization } from '../../blank-records.ts'
import type { OwnFields } from '../../record-tables.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<Immunization>

const cvx = (code: string) => ({ system: 'http://hl7.org/fhir/sid/cvx', code })

const dose = (name: string, code: string, date: string, more: Partial<Own> = {}): Own => ({
  ...blankImmunization,
  vaccine_name: name,
  vaccine_code: cvx(code),
  date_received: date,
  ...more,
})

export const immunizationSeeds: readonly RecordSeed<Own>[] = [
  {
    key: 'maya-flu-2025',
    profile: 'maya',
    daysAgo: 20,
    fields: dose('Flu', '88', '2025-10-18', { lot_number: 'FJ8472', location: 'Lakeside pharmacy' }),
  },
  {
    key: 'maya-flu-2024',
    profile: 'maya',
    daysAgo: 380,
    fields: dose('Flu', '88', '2024-11', { reaction: 'Sore arm for two days.' }),
  },
  {
    key: 'maya-covid-3',
    profile: 'maya',
    daysAgo: 380,
    fields: dose('COVID-19', '213', '2022-01-15', { dose_number: 3, manufacturer: 'Moderna' }),
  },
  {
    key: 'maya-covid-2',
    profile: 'maya',
    daysAgo: 380,
    fields: dose('COVID-19', '213', '2021-08-02', {
      dose_number: 2,
      manufacturer: 'Pfizer-BioNTech',
      reaction: 'Fever and chills for one night.',
    }),
  },
  {
    key: 'maya-covid-1',
    profile: 'maya',
    daysAgo: 380,
    fields: dose('COVID-19', '213', '2021-05-21', { dose_number: 1, manufacturer: 'Pfizer-BioNTech' }),
  },
  {
    key: 'maya-hepatitis-b-1',
    profile: 'maya',
    daysAgo: 30,
    source: 'provider',
    by: 'samuel',
    fields: dose('Hepatitis B', '45', '2026-09-09', {
      dose_number: 1,
      lot_number: 'B2201',
      location: 'Lakeside Family Health',
      next_dose_date: '2026-12',
    }),
  },
  {
    key: 'maya-tetanus',
    profile: 'maya',
    daysAgo: 380,
    fields: dose('Tetanus, diphtheria and whooping cough', '115', '2016'),
  },
  {
    key: 'luc-grippe',
    profile: 'luc',
    daysAgo: 40,
    fields: dose('Grippe', '88', '2025-11', { location: 'Pharmacie du Fleuve' }),
  },
  {
    key: 'rose-flu',
    profile: 'rose',
    daysAgo: 300,
    fields: dose('Flu', '88', '2025-10'),
  },
  {
    key: 'rose-shingles-1',
    profile: 'rose',
    daysAgo: 300,
    fields: dose('Shingles', '187', '2019-04', { dose_number: 1, manufacturer: 'GSK' }),
  },
  {
    key: 'rose-shingles-2',
    profile: 'rose',
    daysAgo: 300,
    fields: dose('Shingles', '187', '2019-08', { dose_number: 2, manufacturer: 'GSK' }),
  },
  {
    key: 'rose-pneumonia',
    profile: 'rose',
    daysAgo: 300,
    fields: dose('Pneumonia (pneumococcal)', '33', '2011'),
  },
  {
    key: 'rose-rsv',
    profile: 'rose',
    daysAgo: 300,
    fields: dose('RSV', '304', '2024-10-03', { location: 'Lakeside pharmacy' }),
  },
]
