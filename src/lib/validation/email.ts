import { trimmed } from './text-rules.ts'

/** VAL-20: local@domain, or local@ a bracketed IP; the domain ends in two or more letters. */
const EMAIL =
  /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|(".+"))@((\[\d{1,3}(\.\d{1,3}){3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/

/** RFC 5321, 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64

/**
 * Validates an email address (VAL-20): the rule of all email fields (VAL-21).
 * @param text as sent, trimmed
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && text.lastIndexOf('@') <= LONGEST_LOCAL_PART && EMAIL.test(text)

/**
 * Normalizes an email address for accounts: trimmed and in lower case (AUTH-61, D-45).
 * @param typed the raw input
 */
export const accountEmail = (typed: string): string => trimmed(typed).toLowerCase()
