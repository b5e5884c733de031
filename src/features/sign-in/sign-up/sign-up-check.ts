import { accountEmail, isEmail } from '#src/lib/validation/email.ts'
import { checkNewPassword, type NewPasswordIssues } from '../password/new-password.ts'

export type SignUpAnswers = { email: string; password: string; confirm: string; consent: boolean }

export type SignUpIssues = NewPasswordIssues & {
  email?: 'required' | 'invalid' | undefined
  consent?: 'required' | undefined
}

/** Validates a sign-up (VAL-10..14, D-46); empty if valid. */
export function checkSignUp({ email, password, confirm, consent }: SignUpAnswers): SignUpIssues {
  const username = accountEmail(email)
  const issues: SignUpIssues = checkNewPassword(password, confirm)
  if (!username) issues.email = 'required'
  else if (!isEmail(username)) issues.email = 'invalid'
  if (!consent) issues.consent = 'required'
  return issues
}
