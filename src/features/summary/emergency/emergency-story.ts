import type { HealthStory, HealthStorySection, TestResult } from '#generated/model/index.ts'
import { yearsBefore } from '#src/lib/dates/local-day.ts'
import { isResolved } from '../story/allergy-order.ts'

/** The sections of the emergency page, in reading order. */
export const emergencyParts = [
  'allergies',
  'medications',
  'conditions',
  'procedures',
  'test_results',
  'measurements',
] as const satisfies readonly HealthStorySection[]

export type EmergencyPart = (typeof emergencyParts)[number]

/** Maximum procedures, and test results. */
const MOST = 6

const isUsual = ({ interpretation }: TestResult) =>
  interpretation === 'normal' || interpretation === 'unknown'

const isSince = (date: string | null, day: string) => date === null || date >= day.slice(0, date.length)

const keep = <Row, Section extends { results: Row[] }>(section: Section, results: Row[]): Section => ({
  ...section,
  results,
})

/**
 * What fits on the emergency page: the contract's view `emergency` (openapi/schemas/HealthStoryView.yaml), so that a
 * share shows its reader the same. Applying it twice changes nothing.
 */
export function emergencyStory<Story extends Pick<HealthStory, 'generated_at' | 'sections'>>(
  story: Story,
): Story {
  const {
    allergies,
    medications,
    conditions,
    procedures,
    test_results: results,
    measurements,
  } = story.sections
  const today = story.generated_at.slice(0, 10)
  const [recent, latest, lastYear] = [yearsBefore(today, 5), yearsBefore(today, 2), yearsBefore(today, 1)]
  return {
    ...story,
    sections: {
      ...(allergies && {
        allergies: keep(
          allergies,
          allergies.results.filter((row) => !isResolved(row)),
        ),
      }),
      ...(medications && {
        medications: keep(
          medications,
          medications.results.filter(({ currently_taking: taking }) => taking),
        ),
      }),
      ...(conditions && {
        conditions: keep(
          conditions,
          conditions.results.filter(({ status }) => status !== 'resolved'),
        ),
      }),
      ...(procedures && {
        procedures: keep(
          procedures,
          procedures.results.filter(({ date }) => isSince(date, recent)).slice(0, MOST),
        ),
      }),
      ...(results && {
        test_results: keep(
          results,
          results.results
            .filter(({ collected_at: day }) => isSince(day, latest))
            .toSorted((a, b) => Number(isUsual(a)) - Number(isUsual(b)))
            .slice(0, MOST),
        ),
      }),
      ...(measurements && {
        measurements: keep(
          measurements,
          measurements.results.filter(
            ({ kind, measured_at: at }) => kind !== 'pain' && kind !== 'temperature' && isSince(at, lastYear),
          ),
        ),
      }),
    },
  }
}
