/** The six password rules, in checklist order (VAL-01..06). */
export const passwordRules = ['lower', 'upper', 'digit', 'length', 'special', 'trim'] as const
export type PasswordRule = (typeof passwordRules)[number]

const SHORTEST = 8

/** Special characters, as the identity service counts them (D-47). */
const SPECIAL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/
/** An inner space counts too; at the ends it is rejected. */
const INNER_SPACE = /[^] [^]/

/** Only ASCII letters and digits count, as in the service (D-47). An empty password meets no rule (D-48). */
const met: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  length: (password) => [...password].length >= SHORTEST,
  special: (password) => SPECIAL.test(password) || INNER_SPACE.test(password),
  trim: (password) => password !== '' && password.trim() === password,
}

/** The broken rules, in order; empty for a valid password. */
export const brokenRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !met[rule](password))
