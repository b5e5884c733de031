import type { HealthStorySections } from '#generated/model/index.ts'
import type { StoryPart } from './story-item.ts'

type Dates = Readonly<Record<string, string | null>>

/** The dated sections, with the known date of each record. */
function datesOf(sections: HealthStorySections) {
  const { immunizations, procedures, test_results: results, measurements, documents } = sections
  const dates = (rows: readonly (readonly [string, string | null])[] = []): Dates => Object.fromEntries(rows)
  return {
    immunizations: dates(immunizations?.results.map((one) => [one.id, one.date_received])),
    procedures: dates(procedures?.results.map((one) => [one.id, one.date])),
    test_results: dates(results?.results.map((one) => [one.id, one.collected_at])),
    measurements: dates(measurements?.results.map((one) => [one.id, one.measured_at])),
    documents: dates(documents?.results.map((one) => [one.id, one.document_date ?? one.uploaded_at])),
  } satisfies Partial<Record<StoryPart, Dates>>
}

/** Whether a section is dated, so that it can be shared from a day on. */
export const isOfDays = (part: StoryPart): boolean =>
  part === 'immunizations' ||
  part === 'procedures' ||
  part === 'test_results' ||
  part === 'measurements' ||
  part === 'documents'

/** The records before a day, as far as their dates are known; undated ones are not included (2.16). */
export function recordsBefore(sections: HealthStorySections, since: string): string[] {
  const isBefore = (date: string | null) =>
    date !== null && date.slice(0, since.length) < since.slice(0, date.length)
  return Object.values(datesOf(sections)).flatMap((dates) =>
    Object.entries(dates).flatMap(([id, date]) => (isBefore(date) ? [id] : [])),
  )
}
