import type { TestResult } from '#generated/model/index.ts'
import { formatDate, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { comparisonOf } from './result-rules.ts'

type Language = { t: Texts; locale: Locale }

/** A number and its unit do not part; English writes a percent sign right behind the number. */
function withUnit(value: number, unit: string | null, locale: Locale): string {
  const gap = unit === '%' && locale === 'en-ca' ? '' : '\u00a0'
  return `${formatNumber(locale, value)}${unit ? `${gap}${unit}` : ''}`
}

/** '6.2%', 'No growth'. */
export function valueText({ value, value_text: words, unit }: TestResult, locale: Locale): string {
  if (value === null) return words ?? ''
  return words ? `${withUnit(value, unit, locale)} (${words})` : withUnit(value, unit, locale)
}

/** '4 to 6%', '5.2 mmol/L or less'. */
export function rangeText(result: TestResult, { t, locale }: Language): string {
  const { reference_low: low, reference_high: high, reference_text: words } = result
  const texts = t.records.testResults.range
  const measured = (value: number) => withUnit(value, result.unit, locale)
  if (low !== null && high !== null) {
    return texts.both({ low: formatNumber(locale, low), high: measured(high) })
  }
  if (high !== null) return texts.atMost({ high: measured(high) })
  if (low !== null) return texts.atLeast({ low: measured(low) })
  return words ?? texts.none()
}

/** 'Your result is in the usual range. It is higher than on May 2, 2026, when it was 5.9%.' (B9) */
export function resultSentence(history: readonly TestResult[], { t, locale }: Language): string {
  const [now] = history
  if (!now) return ''
  const texts = t.records.testResults.sentence
  const comparison = comparisonOf(history)
  const first = texts.now[now.interpretation]()
  switch (comparison.kind) {
    case 'first':
    case 'otherUnit':
      return `${first} ${texts[comparison.kind]()}`
    default: {
      const { before, kind } = comparison
      const date = formatDate(locale, before.collected_at)
      return `${first} ${texts.before[kind]({ date, value: valueText(before, locale) })}`
    }
  }
}
