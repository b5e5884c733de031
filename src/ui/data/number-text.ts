import type { Locale } from '#src/i18n/locale.ts'

/**
 * Parses a number as people in Canada type it: `1,234.5` and `1 234,5`. A comma before three digits, as in
 * `72,500`, is a thousands separator in English and a decimal comma in French. Returns null for an empty or
 * invalid text.
 */
export function parseNumber(text: string, locale: Locale): number | null {
  const plain = plainNumber(text, locale)
  return plain === null ? null : Number(plain)
}

/** The number of decimals typed: `6.0` has one. Null for an invalid text. */
export const typedDecimals = (text: string, locale: Locale): number | null =>
  plainNumber(text, locale)?.replace(/^[^.]*\.?/, '').length ?? null

function plainNumber(text: string, locale: Locale): string | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '')
  const thousands = locale === 'en-ca' && /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(compact)
  const plain = thousands ? compact.replaceAll(',', '') : compact.replace(',', '.')
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? plain : null
}
