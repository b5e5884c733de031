/** Spaces and invisible characters (default ignorable in Unicode). */
const BLANK = /^[\p{DI}\p{Cf}\s\u2800]*$/u

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** A text that is there, without blanks around it; null when there is nothing to see in it. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || isBlank(text) ? null : text.trim()
