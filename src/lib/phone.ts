/** A number in E.164, and what is dialled after it. */
type Phone = { number: string; extension: string | null }

/** As it is sent and kept: E.164, with an extension as RFC 3966 writes it. */
const SENT = /^(\+[1-9]\d{6,14})(?:;ext=(\d{1,7}))?$/
/** Ten digits of the North American plan, as people write them: spaces, dots, dashes, (), +1. */
const NORTH_AMERICAN = /^(?:\+?1[-. ]?)?\(?([2-9]\d{2})\)?[-. ]?([2-9]\d{2})[-. ]?(\d{4})$/
/** Any other country: `+` or what is dialled before its code, and digits in groups; `(0)` is not dialled. */
const INTERNATIONAL = /^(?:\+|011[-. ]?|00)([2-9](?:[-. ]?\(?\d\)?){6,14})$/
const EXTENSION = /(?:;ext=|(?<![, ])[, ]*(?:extension|ext\.?|poste|#|x)[ :]*)(\d{1,7})$/i

/**
 * A phone number with plain dashes and spaces: what is pasted from a document often holds others.
 * @param typed what somebody typed or pasted
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
 * Whether a text is a phone number (VAL-58): of Canada or the United States as people write it, or of another country
 * with its code, with or without an extension.
 */
export const isPhone = (typed: string): boolean => readPhone(typed) !== undefined

/** A phone number as it is sent, `+16135550142;ext=12`; undefined for what is none. */
export function phoneValue(typed: string): string | undefined {
  const phone = readPhone(typed)
  return phone && phone.number + (phone.extension === null ? '' : `;ext=${phone.extension}`)
}

/** Whether a number is written as it is sent, which is not how people write it. */
export const isSentPhone = (value: string): boolean => SENT.test(value)

/** The address of a link that dials. */
export const phoneAddress = (value: string): string =>
  `tel:${phoneValue(value) ?? value.replaceAll(/[^+\d]/g, '')}`

/** Country codes of two digits; besides 1 and 7, all others have three. */
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Groups as most countries write them; the French and their neighbours dial in pairs. */
function grouped(code: string, rest: string): string {
  if (code === '33') return rest.replace(/^\d/, '$& ').replaceAll(/\d{2}(?=\d)/g, '$& ')
  return rest.replaceAll(/\d{3}(?=\d{2})/g, '$& ')
}

/**
 * A phone number as people write it: `613-555-0142`, `+44 207 946 0958`. What is no phone number stays as it is.
 * @param withExtension the words around an extension, in the language of the reader
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
