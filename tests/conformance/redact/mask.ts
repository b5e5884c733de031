/**
 * The same shape without what it says: letters become x or X, digits 1, all else stays. A date stays a date
 * (`1111-11-11`), an e-mail one (`xxxx@xxxxxxx.xxxx`), and a length its length, so that what is wrong with the
 * form of a value can still be seen, and a request that was refused for it is refused again.
 */
export const mask = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/[\p{L}\p{M}]/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replaceAll(/\p{N}/gu, '1')

/** The same for a number: as many digits, the same sign, a fraction where there is one. */
export function maskNumber(value: number): number {
  const masked = Number(String(value).replace(/e.*$/, '').replaceAll(/\d/g, '1'))
  return Number.isFinite(masked) ? masked : 1
}

/** Personal data and credentials anywhere in a text. */
const TELLING: readonly RegExp[] = [
  // e-mail
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu,
  // signed tokens
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<=\b(?:bearer|basic|token) )[\w.~+/=-]{6,}/gi,
  // telephone
  /\+\d[\d ().-]{7,18}\d/g,
  /(?<![\w-])(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])/g,
  // a Canadian postal code
  /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/g,
  // health cards and social insurance
  /(?<![\w-])\d{4}[ -]\d{3}[ -]\d{3}(?:[ -][A-Z]{2})?(?![\w-])/g,
  /(?<![\w-])\d{3}[ -]\d{3}[ -]\d{3}(?![\w-])/g,
]

/** Masks personal data in a text; everything else stays. */
export const maskTelling = (text: string): string =>
  TELLING.reduce((current, pattern) => current.replaceAll(pattern, mask), text)

/** The shell variable in place of a secret of the run. */
export const isVariable = (value: string) => /^\$PORTAGE_[A-Z\d_]+$/.test(value)
