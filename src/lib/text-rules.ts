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
