import type { Medication } from '#generated/model/index.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The period of a medication: 'February 2023 to September 2023', 'Until 2013'; undefined if unknown. */
export function periodText(
  { start_date: from, end_date: to }: Pick<Medication, 'start_date' | 'end_date'>,
  { t, locale }: { t: Texts; locale: Locale },
): string | undefined {
  const { period } = t.records.medications
  const written = (date: string) => formatDate(locale, date)
  if (from !== null && to !== null) return period.both({ from: written(from), to: written(to) })
  if (from !== null) return written(from)
  return to === null ? undefined : period.until({ to: written(to) })
}
