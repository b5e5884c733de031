/** A number in E.164 and its extension. */
type Phone = { number: string; extension: string | null }

/** The stored format: E.164, with the extension of RFC 3966. */
const SENT = /^(\+[1-9]\d{6,14})(?:;ext=(\d{1,7}))?$/
/** Ten digits of the North American plan, with spaces, dots, dashes, parentheses and +1 allowed. */
const NORTH_AMERICAN = /^(?:\+?1[-. ]?)?\(?([2-9]\d{2})\)?[-. ]?([2-9]\d{2})[-. ]?(\d{4})$/
/** Other countries: `+` or a dialling prefix, then digits in groups; `(0)` is not dialled. */
const INTERNATIONAL = /^(?:\+|011[-. ]?|00)([2-9](?:[-. ]?\(?\d\)?){6,14})$/
const EXTENSION = /(?:;ext=|(?<![, ])[, ]*(?:extension|ext\.?|poste|#|x)[ :]*)(\d{1,7})$/i

/**
 * Normalizes dashes and spaces, which vary in pasted numbers.
 * @param typed the raw input
 */
export const tidyPhone = (typed: string): string =>
  typed
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()

function readPhone(typed: string): Phone | undefined {
  const text = tidyPhone(typed)
  const extension = EXTENSION.exec(text)
  const bare = text.slice(0, extension?.index).trim()
  const here = NORTH_AMERICAN.exec(bare)
  const abroad = INTERNATIONAL.exec(bare.replace('(0)', ''))
  const digits = here ? `1${here.slice(1).join('')}` : abroad?.[1]?.replaceAll(/\D/g, '')
  return digits ? { number: `+${digits}`, extension: extension?.[1] ?? null } : undefined
}

/**
 * Validates a phone number (VAL-58): Canada or the United States in any notation, or another country with its
 * code, with or without an extension.
 */
export const isPhone = (typed: string): boolean => readPhone(typed) !== undefined

/** A phone number in the stored format, `+16135550142;ext=12`; undefined if invalid. */
export function phoneValue(typed: string): string | undefined {
  const phone = readPhone(typed)
  return phone && phone.number + (phone.extension === null ? '' : `;ext=${phone.extension}`)
}

/** Whether a number is in the stored format, which people do not type. */
export const isSentPhone = (value: string): boolean => SENT.test(value)

export const phoneAddress = (value: string): string =>
  `tel:${phoneValue(value) ?? value.replaceAll(/[^+\d]/g, '')}`

/** Two-digit country codes; besides 1 and 7, all others have three digits. */
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Groups digits as most countries do; France and its neighbours use pairs. */
function grouped(code: string, rest: string): string {
  if (code === '33') return rest.replace(/^\d/, '$& ').replaceAll(/\d{2}(?=\d)/g, '$& ')
  return rest.replaceAll(/\d{3}(?=\d{2})/g, '$& ')
}

/**
 * Formats a phone number for display: `613-555-0142`, `+44 207 946 0958`. Anything else is returned unchanged.
 * @param withExtension formats an extension in the reader's language
 */
export function shownPhone(
  value: string,
  withExtension: (phone: { number: string; extension: string }) => string,
): string {
  const phone = readPhone(value)
  if (!phone) return value
  const { extension } = phone
  const digits = phone.number.slice(1)
  const length = /^[17]/.test(digits) ? 1 : TWO_DIGITS.test(digits) ? 2 : 3
  const [code, rest] = [digits.slice(0, length), digits.slice(length)]
  const number = code === '1' ? rest.replace(/^(\d{3})(\d{3})/, '$1-$2-') : `+${code} ${grouped(code, rest)}`
  return extension === null ? number : withExtension({ number, extension })
}
