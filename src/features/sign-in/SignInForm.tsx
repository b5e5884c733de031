import { useState } from 'react'
import { IdentityError } from '#src/auth/port.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { failureText, type SignInFailure } from './failure-text.ts'

type Props = {
  supportEmail: string
  /** The address is known when the session of a page ended. */
  email?: string | undefined
}

/** Signs in with email and password (AUTH-07..12); what goes on afterwards is up to the session. */
export function SignInForm({ supportEmail, email: known = '' }: Props) {
  const { t } = useText('auth')
  const session = useSession()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()

  async function submit() {
    setFailure(undefined)
    if (!email.trim() || !password) return setFailure('blank')
    setPending(true)
    try {
      // Accounts are kept in lower case (AUTH-61).
      const outcome = await session.signIn(email.trim().toLowerCase(), password)
      if (outcome === 'done') await session.enter()
      else setFailure(outcome === 'confirmSignUp' ? 'unconfirmed' : 'failed')
    } catch (error) {
      setFailure(error instanceof IdentityError ? error.failure : 'failed')
    } finally {
      setPending(false)
    }
  }

  return (
    <FormShell
      aria-label={t.auth.login.title()}
      submitLabel={t.auth.login.submit()}
      submitWidth="full"
      pending={pending}
      submitError={failure && failureText(t, failure, supportEmail)}
      onSubmit={submit}
    >
      <TextField
        label={t.auth.login.email()}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={(value) => {
          session.prepareSignIn()
          setEmail(value)
        }}
      />
      <PasswordField
        label={t.auth.login.password()}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
    </FormShell>
  )
}
