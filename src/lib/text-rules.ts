/** How many signs a text has as people count them (VAL-37, VAL-38): an emoji is one. */
export const characters = (text: string): number => [...text].length

/** How many words a text has (VAL-39, VAL-40). */
export const words = (text: string): number => text.split(/\s+/u).filter(Boolean).length

/**
 * Whether the whole text matches a pattern (VAL-43). Patterns of forms are written by administrators: one that is
 * no regular expression cannot be checked here and is left to the server.
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
 * Whether a text stands only once in a list (VAL-44); blanks around it and capital letters make no difference.
 * @param others the rest of the list, without the text itself
 */
export const isUnique = (text: string, others: readonly string[]): boolean =>
  !others.some((other) => alike(other) === alike(text))

/** Spaces, and what has no shape of its own: Unicode calls it default ignorable. */
const BLANK = /^[\p{DI}\p{Cf}\s\u2800]*$/u
const AROUND = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu

/**
 * `x-text: line` and `x-text: lines` of the contract, word for word: a test holds them together. Without the `u` flag,
 * as everybody reads them.
 */
export const LINE = new RegExp(
  String.raw`^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$`,
)
export const LINES = new RegExp(
  String.raw`^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$`,
)

/** Whether there is nothing to see in a text: then it is no answer (VAL-35). */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** A text without blanks and invisible characters around it, which come along when one copies. */
export const trimmed = (text: string): string => text.replace(AROUND, '')

/**
 * Whether a text is one line of what can be seen: nothing in it is hidden, turns the direction of writing or is half a
 * character (VAL-43). No text is fine.
 */
export const isOneLine = (text: string): boolean => isBlank(text) || LINE.test(text)

/** The same for a text of several lines, which may hold invisible characters. */
export const isText = (text: string): boolean => LINES.test(text)
