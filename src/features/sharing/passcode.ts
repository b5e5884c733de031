import { codeText } from '#src/lib/code-text.ts'

export type PasscodeIssue = 'missing' | 'form'

/** Whether it can be sent; a try costs one of five, so what cannot be a passcode is not tried. */
export function passcodeIssue(typed: string): PasscodeIssue | undefined {
  const digits = codeText(typed)
  if (digits === '') return 'missing'
  return /^\d{6}$/.test(digits) ? undefined : 'form'
}

/** As it is shown and told: in two groups of three. */
export const passcodeGroups = (passcode: string): string =>
  `${passcode.slice(0, 3)}\u00a0${passcode.slice(3)}`
