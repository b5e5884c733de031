import { invalidField } from '../failures.ts'

/** Spaces, signs without a shape of their own, and fillers that only look like letters. */
const BLANK = /^[\p{Cf}\s\u115f\u1160\u3164\uffa0\u2800]*$/u
/** Line ends, control characters, and signs that turn the direction of writing. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** A text that is there, without blanks around it; null when there is nothing to see in it. */
export const textOrNull = (text: string | null): string | null =>
  text === null || isBlank(text) ? null : text.trim()

/**
 * A name, or another line that has to be there, without blanks around it.
 * @param field the name that its refusal has in the contract
 * @throws Failure 400 when there is nothing to see in it, or when it is more than one line of what can be seen
 */
export function lineFrom(field: string, sent: string): string {
  const line = sent.trim()
  if (isBlank(line)) {
    throw invalidField(field, {
      'en-ca': 'This field may not be blank.',
      'fr-ca': 'Ce champ ne peut être vide.',
    })
  }
  if (FORBIDDEN.test(line)) throw invalidField(field, { 'en-ca': 'Invalid.', 'fr-ca': 'Non valide.' })
  return line
}

/** The same for a line that may be missing. */
export const lineOrNull = (field: string, sent: string | null): string | null =>
  textOrNull(sent) === null ? null : lineFrom(field, sent ?? '')
