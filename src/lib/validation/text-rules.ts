/** Number of characters as people count them (VAL-37, VAL-38): an emoji counts as one. */
export const characters = (text: string): number => [...text].length

/** Number of words (VAL-39, VAL-40). */
export const words = (text: string): number => text.split(/\s+/u).filter(Boolean).length

/**
 * Whether the whole text matches a pattern (VAL-43). Administrators write the patterns of forms: an invalid
 * regular expression is left to the server.
 */
export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}

const alike = (text: string): string => text.trim().normalize('NFC').toLocaleLowerCase()

/**
 * Whether a text is unique in a list (VAL-44), ignoring surrounding whitespace and case.
 * @param others the rest of the list, without the text itself
 */
export const isUnique = (text: string, others: readonly string[]): boolean =>
  !others.some((other) => alike(other) === alike(text))

/** Whitespace and invisible characters, which Unicode calls default ignorable. */
const BLANK = /^[\p{DI}\p{Cf}\s\u2800]*$/u
const AROUND = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu

/**
 * Must equal `x-text: line` and `x-text: lines` of the contract; a test compares them. No `u` flag, for
 * compatibility with other validators.
 */
export const LINE = new RegExp(
  String.raw`^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$`,
)
export const LINES = new RegExp(
  String.raw`^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$`,
)

/** Whether a text has no visible characters and so is no answer (VAL-35). */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** Trims whitespace and invisible characters, which copying picks up. */
export const trimmed = (text: string): string => text.replace(AROUND, '')

/**
 * Whether a text is a single line of visible characters: nothing hidden, no bidi controls, no lone surrogates
 * (VAL-43). An empty text is valid.
 */
export const isOneLine = (text: string): boolean => isBlank(text) || LINE.test(text)

/** The same for multi-line text, which may contain invisible characters. */
export const isText = (text: string): boolean => LINES.test(text)
