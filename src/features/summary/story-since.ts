import type { HealthStorySections } from '#generated/model/index.ts'
import type { StoryPart } from './story-item.ts'

type Dates = Readonly<Record<string, string | null>>

/** The parts that are about days, and the day of each record, as far as it is told. */
function datesOf({ immunizations, procedures, test_results: results, documents }: HealthStorySections) {
  const dates = (rows: readonly (readonly [string, string | null])[] = []): Dates => Object.fromEntries(rows)
  return {
    immunizations: dates(immunizations?.results.map((one) => [one.id, one.date_received])),
    procedures: dates(procedures?.results.map((one) => [one.id, one.date])),
    test_results: dates(results?.results.map((one) => [one.id, one.collected_at])),
    documents: dates(documents?.results.map((one) => [one.id, one.document_date ?? one.uploaded_at])),
  } satisfies Partial<Record<StoryPart, Dates>>
}

/** Whether a part is about days, so that one can share it from a day on. */
export const isOfDays = (part: StoryPart): boolean =>
  part === 'immunizations' || part === 'procedures' || part === 'test_results' || part === 'documents'

/** What is of before a day, as far as its date is told; what has no date is not known to be (2.16). */
export function recordsBefore(sections: HealthStorySections, since: string): string[] {
  const isBefore = (date: string | null) =>
    date !== null && date.slice(0, since.length) < since.slice(0, date.length)
  return Object.values(datesOf(sections)).flatMap((dates) =>
    Object.entries(dates).flatMap(([id, date]) => (isBefore(date) ? [id] : [])),
  )
}
