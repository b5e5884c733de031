import { brokenRules, type PasswordRule } from './password-rules.ts'

/** The validation problem of a new password: the first broken rule; the checklist shows the others. */
export type PasswordIssue = 'required' | PasswordRule
export type ConfirmIssue = 'required' | 'mismatch'
export type NewPasswordIssues = {
  password?: PasswordIssue | undefined
  confirm?: ConfirmIssue | undefined
}

/**
 * Validates a new password and its confirmation, which must match exactly (VAL-01..07, VAL-11..13, VAL-23,
 * VAL-24).
 */
export function checkNewPassword(password: string, confirm: string): NewPasswordIssues {
  const issues: NewPasswordIssues = {}
  // The required message takes precedence (D-48).
  const issue = password === '' ? 'required' : brokenRules(password)[0]
  if (issue) issues.password = issue
  if (confirm === '') issues.confirm = 'required'
  else if (confirm !== password) issues.confirm = 'mismatch'
  return issues
}
