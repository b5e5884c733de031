import { codeText } from '#src/lib/text/code-text.ts'

export type PasscodeIssue = 'missing' | 'form'

/** Validates the format first, because each attempt counts against a limit of five. */
export function passcodeIssue(typed: string): PasscodeIssue | undefined {
  const digits = codeText(typed)
  if (digits === '') return 'missing'
  return /^\d{6}$/.test(digits) ? undefined : 'form'
}

/** Formats a passcode in two groups of three. */
export const passcodeGroups = (passcode: string): string =>
  `${passcode.slice(0, 3)}\u00a0${passcode.slice(3)}`
