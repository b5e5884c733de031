import type { MeasurementTarget } from '#generated/model/index.ts'
import type { PersonName } from './people.ts'

type Target = Omit<MeasurementTarget, 'id' | 'patient' | 'organization' | 'set_by' | 'set_at'>

type MeasurementTargetSeed = {
  readonly organization: string
  readonly patient: string
  readonly by: PersonName
  readonly daysAgo: number
  readonly target: Target
}

/** What care teams aim for, oldest first. */
export const measurementTargetSeeds: readonly MeasurementTargetSeed[] = [
  {
    organization: 'lakeside',
    patient: 'maya',
    by: 'samuel',
    daysAgo: 30,
    target: {
      kind: 'blood_pressure',
      unit: 'mmHg',
      minimum: 110,
      maximum: 135,
      diastolic_minimum: 70,
      diastolic_maximum: 80,
      note: 'Please measure in the morning, before breakfast.',
    },
  },
]
