import type { Condition } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The years of a condition: '2016', '2004 to 2006', 'Until 2006'; empty if unknown. */
export function yearsText(
  { diagnosis_year: from, resolved_year: to }: Pick<Condition, 'diagnosis_year' | 'resolved_year'>,
  t: Texts,
): string | undefined {
  const texts = t.records.conditions
  if (from !== null && to !== null && from !== to) return texts.years({ from: String(from), to: String(to) })
  if (from !== null) return String(from)
  return to === null ? undefined : texts.until({ year: String(to) })
}
