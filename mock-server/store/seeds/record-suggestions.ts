import type { Medication } from '#generated/model/index.ts'
import type { OwnFields } from '../record-tables.ts'
import { medication } from './health/medication.ts'
import type { PersonName } from './people.ts'

type RecordSuggestionSeed = {
  readonly key: string
  readonly organization: string
  readonly patient: string
  readonly by: PersonName
  readonly daysAgo: number
  /** When the person decided; open without it. */
  readonly declinedDaysAgo?: number
  readonly fields: OwnFields<Medication>
}

/** What the care team of Lakeside suggests for Rose, oldest first. */
export const recordSuggestionSeeds: readonly RecordSuggestionSeed[] = [
  {
    key: 'rose-melatonin',
    organization: 'lakeside',
    patient: 'rose',
    by: 'samuel',
    daysAgo: 30,
    declinedDaysAgo: 28,
    fields: medication('Melatonin', '3 mg', 'tablet', { frequency: 'once_daily', route: 'oral' }),
  },
  {
    key: 'rose-vitamin-d',
    organization: 'lakeside',
    patient: 'rose',
    by: 'ana',
    daysAgo: 2,
    fields: medication('Vitamin D3', '1000 IU', 'tablet', {
      dose: { value: 1, unit: 'tablet' },
      frequency: 'once_daily',
      route: 'oral',
      reason: 'Bone health',
    }),
  },
]
