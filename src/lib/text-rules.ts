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

/** Spaces, signs without a shape of their own, and fillers that only look like letters. */
const BLANK = /^[\p{Cf}\s\u115f\u1160\u3164\uffa0\u2800]*$/u
/** Control characters and line ends, and signs that turn the direction of writing. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Whether there is nothing to see in a text: then it is no answer (VAL-35). */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** Whether a text is one line of what can be seen: nothing in it hides or turns round what stands there (VAL-43). */
export const isOneLine = (text: string): boolean => !FORBIDDEN.test(text)
