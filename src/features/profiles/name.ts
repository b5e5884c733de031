/** Characters without a shape of their own: format characters, and fillers that only look like letters. */
const INVISIBLE = /[\p{Cf}\s\u115f\u1160\u3164\uffa0\u2800]/gu
/** Control characters, and those that turn the direction of writing: neither belongs into a name. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** The longest name that the contract takes. */
export const LONGEST_NAME = 150

/** A name as it is kept: composed letters (NFC), no space around it. One that nobody can see is none. */
export function tidyName(typed: string): string {
  return typed.replace(INVISIBLE, '') === '' ? '' : typed.normalize('NFC').trim()
}

/** Whether a name holds only what names are written with; letters of every script are. */
export function isName(name: string): boolean {
  return !FORBIDDEN.test(name)
}
