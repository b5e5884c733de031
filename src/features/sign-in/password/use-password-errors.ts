import { useText } from '#src/i18n/use-text.ts'
import type { ConfirmIssue, NewPasswordIssues, PasswordIssue } from './new-password.ts'

/** Messages of the two password fields; the confirmation's texts differ by view. */
export function usePasswordErrors(confirmRequired: string) {
  const { t } = useText('auth')
  const { signup, rules } = t.auth
  const ofPassword = (issue: PasswordIssue) =>
    issue === 'required' ? signup.passwordRequired() : rules[`${issue}Rule`]()
  const ofConfirm = (issue: ConfirmIssue) => (issue === 'required' ? confirmRequired : signup.mismatch())
  return ({ password, confirm }: NewPasswordIssues) => ({
    password: password && ofPassword(password),
    confirm: confirm && ofConfirm(confirm),
  })
}
