import type { Texts } from '#src/i18n/texts.ts'
import { csvText } from '#src/lib/files/csv.ts'

/** A file with every column, in names that are recognized. */
export function exampleOf(t: Texts): string {
  const { kind, field, file } = t.measurements
  const columns = [
    field.date(),
    field.time(),
    `${kind.weight()} (kg)`,
    field.upper(),
    field.lower(),
    kind.heart_rate(),
    `${kind.blood_glucose()} (mmol/L)`,
    `${kind.temperature()} (°C)`,
    kind.pain(),
    field.notes(),
  ]
  const values = ['2026-01-15', '07:30', '68.2', '128', '82', '64', '5.6', '36.8', '2', file.exampleNote()]
  return csvText([columns, values])
}
