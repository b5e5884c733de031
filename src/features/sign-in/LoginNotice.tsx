import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import type { LoginNotice as Notice } from './card.ts'
import { failureText } from './failure-text.ts'

/** Why the person is back at login. */
export function LoginNotice({ notice }: { notice: Notice }) {
  const { t } = useText('auth')
  const { login } = t.auth
  if (typeof notice === 'object')
    return <Alert kind="error">{failureText(t, 'login', notice.signInFailed)}</Alert>
  switch (notice) {
    case 'confirmed':
      return <Alert kind="success">{login.confirmed()}</Alert>
    case 'passwordChanged':
      return <Alert kind="success">{login.passwordChanged()}</Alert>
    case 'confirmRefused':
      return <Alert kind="info">{login.confirmRefused()}</Alert>
    case 'challengeExpired':
      return <Alert kind="warning">{login.challengeExpired()}</Alert>
    case 'returnFailed':
      return <Alert kind="error">{`${login.returnFailed()} ${login.returnFailedNext()}`}</Alert>
  }
}
