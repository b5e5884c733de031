import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { accountEmail, isEmail } from '#src/lib/email.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/Alert.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Group } from '#src/ui/Group.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { ViewProps } from './card.ts'
import { failureText } from './failure-text.ts'
import { problemsOf } from './field-problems.ts'
import { useCall } from './use-call.ts'
import { ViewHeading } from './ViewHeading.tsx'

/** Asks for a code with which a new password can be chosen (AUTH-34..37). */
export function ResetPasswordView({ state, send, expect }: ViewProps<'resetpassword'>) {
  const { t } = useText('auth')
  const { reset, login, signup } = t.auth
  const session = useSession()
  const [typed, setTyped] = useState(state.email)
  const [checked, setChecked] = useState(false)
  const { pending, failure, run } = useCall()
  const ids = { email: useId() }

  const email = accountEmail(typed)
  const refused = email ? !isEmail(email) && signup.emailInvalid() : reset.emailRequired()
  const errors = { email: (checked && refused) || undefined }

  async function submit() {
    setChecked(true)
    if (refused) return
    await run(async () => {
      await session.accounts.sendResetCode(email)
      await send({ type: 'resetCodeSent', email })
    })
  }

  return (
    <>
      <ViewHeading title={reset.title()} intro={reset.intro()} />
      {state.required && <Alert kind="info">{reset.required()}</Alert>}
      <FormShell
        aria-label={reset.title()}
        submitLabel={reset.submit()}
        submitWidth="full"
        pending={pending}
        problems={problemsOf(errors, ids)}
        submitError={failure && failureText(t, 'resetPassword', failure)}
        onSubmit={submit}
      >
        <TextField
          id={ids.email}
          label={login.email()}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={typed}
          error={errors.email}
          onChange={(value) => {
            session.prepareSignIn()
            setTyped(value)
          }}
        />
      </FormShell>
      <Group justify="between">
        <TextButton
          onIntent={() => expect('signup')}
          onClick={() => void send({ type: 'opened', view: 'signup', email: typed })}
        >
          {login.create()}
        </TextButton>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login', email: typed })}>
          {login.back()}
        </TextButton>
      </Group>
    </>
  )
}
