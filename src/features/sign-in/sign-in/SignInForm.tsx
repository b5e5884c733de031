import { useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { accountEmail } from '#src/lib/validation/email.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { SignInStep } from '../card/card.ts'
import { failureText } from '../failures/failure-text.ts'
import { useCall } from '../failures/use-call.ts'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  /** The email, if known from another view or from the expired session. */
  email?: string
  /** Called on every change, so that other views keep the value. */
  onEmail?: (email: string) => void
  /** Continues a sign-in that needs another step; resolves to false if this view cannot. */
  onStep: (step: SignInStep, email: string, password: string) => Promise<boolean>
  /** Shown below the password. */
  children?: ReactNode
}

/** Signs in with email and password (AUTH-10..12); the session decides what follows. */
export function SignInForm({ email: known = '', onEmail, onStep, children }: Props) {
  const { t } = useText('auth')
  const { prepare, signIn } = useSignIn()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [blank, setBlank] = useState(false)
  const { pending, failure, setFailure, run } = useCall()

  async function submit() {
    const username = accountEmail(email)
    const isBlank = !username || !password
    setBlank(isBlank)
    setFailure(undefined)
    if (isBlank) return
    await run(async () => {
      const step = await signIn(username, password)
      if (step && !(await onStep(step, username, password))) setFailure('unknown')
    })
  }

  return (
    <FormShell
      aria-label={t.auth.login.title()}
      submitLabel={t.auth.login.submit()}
      submitWidth="full"
      pending={pending}
      submitError={blank ? t.auth.login.blank() : failure && failureText(t, 'login', failure)}
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
          prepare()
          setEmail(value)
          onEmail?.(value)
        }}
      />
      <Stack gap="xs">
        <PasswordField
          label={t.auth.login.password()}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        {children && <p>{children}</p>}
      </Stack>
    </FormShell>
  )
}
