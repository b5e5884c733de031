import type { Immunization } from '#generated/model/index.ts'
import { isSameName } from '#src/lib/text/same-name.ts'

type Wanted = { name: string; date: string; dose: number | null; self?: string | undefined }

/** An existing dose of the same vaccine with the same date or number. */
export function sameDose(
  rows: readonly Immunization[],
  { name, date, dose, self }: Wanted,
): { row: Immunization; by: 'date' | 'dose' } | undefined {
  const others = rows.filter((row) => row.id !== self && isSameName(row.vaccine_name, name))
  const byDate = date === '' ? undefined : others.find((row) => row.date_received === date)
  if (byDate) return { row: byDate, by: 'date' }
  const byDose = dose === null ? undefined : others.find((row) => row.dose_number === dose)
  return byDose && { row: byDose, by: 'dose' }
}
