/** The six rules of a password, in the order of the checklist (VAL-01..06). */
export const passwordRules = ['lower', 'upper', 'digit', 'length', 'special', 'trim'] as const
export type PasswordRule = (typeof passwordRules)[number]

const SHORTEST = 8

/** What the identity service counts as special (D-47). */
const SPECIAL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/
/** A space counts too, but only inside: at the ends it is refused. */
const INNER_SPACE = /[^] [^]/

/** Letters and digits are ASCII, as the service counts them (D-47). An empty password meets no rule (D-48). */
const met: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  length: (password) => [...password].length >= SHORTEST,
  special: (password) => SPECIAL.test(password) || INNER_SPACE.test(password),
  trim: (password) => password !== '' && password.trim() === password,
}

/** The rules that a password breaks, in order; none when it may be sent. */
export const brokenRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !met[rule](password))
