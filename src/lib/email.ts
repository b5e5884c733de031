import { trimmed } from './text-rules.ts'

/** VAL-20: local@domain, or local@ a bracketed IP; the domain ends with two letters or more. */
const EMAIL =
  /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|(".+"))@((\[\d{1,3}(\.\d{1,3}){3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/

/** RFC 5321, 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64

/**
 * Whether a text is an e-mail address (VAL-20): the general rule for e-mail fields (VAL-21).
 * @param text as it will be sent, without blanks around it
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && text.lastIndexOf('@') <= LONGEST_LOCAL_PART && EMAIL.test(text)

/**
 * An e-mail address as accounts keep it: in lower case, without blanks and invisible characters around it (AUTH-61,
 * D-45).
 * @param typed what somebody typed or pasted
 */
export const accountEmail = (typed: string): string => trimmed(typed).toLowerCase()
