import type { TestResult } from '#generated/model/index.ts'
import { formatDate, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { decimalsOf } from '#src/lib/text/decimals.ts'
import { comparisonOf } from './form/result-rules.ts'

type Language = { t: Texts; locale: Locale }

/** Formats a number with the laboratory's decimals: 4.0 next to 6.2. */
export function measureText(result: TestResult, value: number, locale: Locale): string {
  const { decimals, reference_low: low, reference_high: high } = result
  return formatNumber(locale, value, decimalsOf(decimals, [result.value, low, high]))
}

/** Joins a number and its unit with a no-break space; English puts a percent sign directly after the number. */
function withUnit(result: TestResult, value: number, locale: Locale): string {
  const { unit } = result
  const gap = unit === '%' && locale === 'en-ca' ? '' : '\u00a0'
  return `${measureText(result, value, locale)}${unit ? `${gap}${unit}` : ''}`
}

/** '6.2%', 'No growth'. */
export function valueText(result: TestResult, locale: Locale): string {
  const { value, value_text: words } = result
  if (value === null) return words ?? ''
  const measured = withUnit(result, value, locale)
  return words ? `${measured} (${words})` : measured
}

/** '4.0 to 6.0%', '5.2 mmol/L or less'. */
export function rangeText(result: TestResult, { t, locale }: Language): string {
  const { reference_low: low, reference_high: high, reference_text: words } = result
  const texts = t.records.testResults.range
  const measured = (value: number) => withUnit(result, value, locale)
  if (low !== null && high !== null) {
    return texts.both({ low: measureText(result, low, locale), high: measured(high) })
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
