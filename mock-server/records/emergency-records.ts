import type {
  Allergy,
  Condition,
  Measurement,
  Medication,
  Procedure,
  TestResult,
} from '#generated/model/index.ts'

type Records = {
  readonly allergies: readonly Allergy[]
  readonly medications: readonly Medication[]
  readonly conditions: readonly Condition[]
  readonly procedures: readonly Procedure[]
  readonly test_results: readonly TestResult[]
  readonly measurements: readonly Measurement[]
}

const most = 6

/** The same day, years before; an ISO date. */
function yearsBefore(now: number, years: number): string {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}

const isUsual = ({ interpretation }: TestResult) =>
  interpretation === 'normal' || interpretation === 'unknown'

/**
 * The records of the view `emergency` (openapi/schemas/HealthStoryView.yaml).
 * @param records the newest of each kind first
 */
export function emergencyRecords<All extends Records>(records: All, now: number): All {
  const [recent, latest, lastYear] = [yearsBefore(now, 5), yearsBefore(now, 2), yearsBefore(now, 1)]
  return {
    ...records,
    allergies: records.allergies.filter(({ status }) => status !== 'resolved'),
    medications: records.medications.filter(({ currently_taking: taking }) => taking),
    conditions: records.conditions.filter(({ status }) => status !== 'resolved'),
    procedures: records.procedures
      .filter(({ date }) => date === null || date >= recent.slice(0, date.length))
      .slice(0, most),
    test_results: records.test_results
      .filter(({ collected_at: day }) => day >= latest)
      .toSorted((a, b) => Number(isUsual(a)) - Number(isUsual(b)))
      .slice(0, most),
    measurements: records.measurements.filter(
      ({ kind, measured_at: at }) => kind !== 'pain' && kind !== 'temperature' && at >= lastYear,
    ),
  }
}
