import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { accountEmail, isEmail } from '#src/lib/validation/email.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { ViewProps } from '../card/card.ts'
import { failureText } from '../failures/failure-text.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { ProviderButtons } from '../card/ProviderButtons.tsx'
import { useCall } from '../failures/use-call.ts'
import { ViewHeading } from '../card/ViewHeading.tsx'

/** Requests a code to reset the password (AUTH-34..37). */
export function ResetPasswordView({ state, send, onEmail, expect }: ViewProps<'resetpassword'>) {
  const { t } = useText('auth')
  const { reset, login, signup } = t.auth
  const session = useSession()
  const [checked, setChecked] = useState(false)
  const { pending, failure, run } = useCall()
  const ids = { email: useId() }

  const email = accountEmail(state.email)
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
        submitError={
          failure && (
            <Stack gap="sm">
              <Text>{failureText(t, 'resetPassword', failure)}</Text>
              {failure === 'notAuthorized' && <AskForProvider />}
            </Stack>
          )
        }
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
          value={state.email}
          error={errors.email}
          onChange={(value) => {
            session.prepareSignIn()
            onEmail(value)
          }}
        />
      </FormShell>
      <Group justify="between">
        <TextButton
          onIntent={() => expect('signup')}
          onClick={() => void send({ type: 'opened', view: 'signup' })}
        >
          {login.create()}
        </TextButton>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login' })}>{login.back()}</TextButton>
      </Group>
    </>
  )
}

/** The service rejects accounts without a password and gives no reason: most likely they use a provider. */
function AskForProvider() {
  const { t } = useText('auth')
  return (
    <ProviderButtons
      lead={(providers) => (
        <Text>{t.auth.reset.noPassword({ providers: providers.join(` ${t.auth.login.or()} `) })}</Text>
      )}
    />
  )
}
