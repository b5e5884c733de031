import { brokenRules, type PasswordRule } from './password-rules.ts'

/** What is wrong with a new password; the first broken rule stands for all, the checklist shows the others. */
export type PasswordIssue = 'required' | PasswordRule
export type ConfirmIssue = 'required' | 'mismatch'
export type NewPasswordIssues = {
  password?: PasswordIssue | undefined
  confirm?: ConfirmIssue | undefined
}

/** Checks a new password and its repetition, which are compared sign by sign (VAL-01..07, VAL-11..13, VAL-23, VAL-24). */
export function checkNewPassword(password: string, confirm: string): NewPasswordIssues {
  const issues: NewPasswordIssues = {}
  // The required message comes first (D-48).
  const issue = password === '' ? 'required' : brokenRules(password)[0]
  if (issue) issues.password = issue
  if (confirm === '') issues.confirm = 'required'
  else if (confirm !== password) issues.confirm = 'mismatch'
  return issues
}
