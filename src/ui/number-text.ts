import type { Locale } from '#src/i18n/locale.ts'

/**
 * Reads a number as people in Canada type it: `1,234.5` and `1 234,5`. A comma before three digits, as in `72,500`,
 * means thousands in English and a fraction in French. Returns null for an empty text and for one that is no number.
 */
export function parseNumber(text: string, locale: Locale): number | null {
  const plain = plainNumber(text, locale)
  return plain === null ? null : Number(plain)
}

/** With how many decimals a number is typed: `6.0` has one. Null for a text that is no number. */
export const typedDecimals = (text: string, locale: Locale): number | null =>
  plainNumber(text, locale)?.replace(/^[^.]*\.?/, '').length ?? null

function plainNumber(text: string, locale: Locale): string | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '')
  const thousands = locale === 'en-ca' && /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(compact)
  const plain = thousands ? compact.replaceAll(',', '') : compact.replace(',', '.')
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? plain : null
}
