/** VAL-58: ten digits of the North American plan, as people write them: spaces, dots, dashes, (), +1. */
const PHONE = /^(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]?\d{4}$/

export const isPhone = (text: string): boolean => PHONE.test(text)

/** Signs as people count them: an emoji is one. */
export const characters = (text: string): number => [...text].length

export const words = (text: string): number => text.split(/\s+/u).filter(Boolean).length

/**
 * Whether the whole text matches a pattern of a form. The pattern is written by an administrator: one that is no
 * regular expression cannot be checked here and is left to the server.
 */
export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** Today where the person is. Never from toISOString(): at 20:00 in Toronto that is already tomorrow. */
export function localToday(now = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

/** The same day some years earlier, as ISO text (February 29 compares well even where that day does not exist). */
export function yearsBefore(today: string, years: number): string {
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
}
