import type { Measurement } from '#generated/model/index.ts'
import { dayAt, iso } from '../../clock.ts'
import type { OwnFields } from '../../record-tables.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<Measurement>
type Kind = Pick<Own, 'kind' | 'unit'>
/** Days ago, the value, and of a blood pressure the lower value. */
type Entry = readonly [number, number, number?]

const weight: Kind = { kind: 'weight', unit: 'kg' }
const pressure: Kind = { kind: 'blood_pressure', unit: 'mmHg' }
const glucose: Kind = { kind: 'blood_glucose', unit: 'mmol_L' }

const mayaWeights: readonly Entry[] = [
  [42, 74.6],
  [38, 74.8],
  [35, 74.2],
  [31, 73.9],
  [28, 74.1],
  [24, 73.5],
  [21, 73.3],
  [17, 73.4],
  [14, 72.8],
  [10, 72.6],
  [7, 72.7],
  [3, 72.1],
]

const mayaPressures: readonly Entry[] = [
  [27, 142, 91],
  [24, 138, 88],
  [21, 141, 90],
  [18, 136, 86],
  [15, 134, 87],
  [12, 137, 85],
  [9, 131, 84],
  [6, 133, 82],
  [3, 128, 81],
  [1, 130, 83],
]

const measured = (
  { kind, unit }: Kind,
  today: number,
  [daysAgo, value, diastolic = null]: readonly [number, number, (number | null)?],
): Own => ({
  kind,
  value,
  diastolic,
  unit,
  measured_at: iso(dayAt(today, -daysAgo, '12:30')),
  notes: null,
})

const byMaya = (kind: Kind, today: number, entries: readonly Entry[]): readonly RecordSeed<Own>[] =>
  entries.map((entry) => ({
    key: `maya-${kind.kind}-${entry[0]}`,
    profile: 'maya',
    daysAgo: entry[0],
    fields: measured(kind, today, entry),
  }))

/** @param today epoch ms: dates are relative to the start of the world */
export const measurementSeeds = (today: number): readonly RecordSeed<Own>[] => [
  ...byMaya(weight, today, mayaWeights),
  ...byMaya(pressure, today, mayaPressures),
  {
    key: 'maya-clinic-pressure',
    profile: 'maya',
    daysAgo: 33,
    source: 'provider',
    by: 'samuel',
    fields: measured(pressure, today, [33, 146, 92]),
  },
  {
    key: 'maya-glucose',
    profile: 'maya',
    daysAgo: 5,
    fields: { ...measured(glucose, today, [5, 5.9]), notes: 'Before breakfast.' },
  },
  {
    key: 'rose-weight-2',
    profile: 'rose',
    daysAgo: 2,
    fields: measured(weight, today, [2, 61.5]),
  },
  {
    key: 'rose-weight-1',
    profile: 'rose',
    daysAgo: 1,
    fields: { ...measured(weight, today, [1, 62.3]), notes: 'My ankles are swollen.' },
  },
]
