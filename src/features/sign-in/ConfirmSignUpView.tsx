import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { isChallenge, type ViewProps } from './card.ts'
import { CodeField } from './CodeField.tsx'
import { isCode, tidyCode } from './codes.ts'
import { failureText } from './failure-text.ts'
import { problemsOf } from './field-problems.ts'
import { asClock } from './resend-cooldown.ts'
import { failureOf, useCall } from './use-call.ts'
import { useCooldown } from './use-cooldown.ts'
import { useSignIn } from './use-sign-in.ts'
import { ViewHeading } from './ViewHeading.tsx'

/** The code that was sent when the account was made; then signs in with what was typed before (AUTH-28..33, AUTH-56). */
export function ConfirmSignUpView({ state, send }: ViewProps<'confirmsignup'>) {
  const { email, password } = state
  const { t } = useText('auth')
  const { confirmSignUp } = t.auth
  const { accounts } = useSession()
  const { signIn } = useSignIn()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const [isResent, setResent] = useState(false)
  const confirming = useCall()
  const resending = useCall(state.resendFailure)
  const { left, restart } = useCooldown(email)
  const ids = { code: useId() }

  const code = tidyCode(typed)
  // What cannot be a code is as wrong as one that is not the right one, and need not be sent to know it.
  const refused = code ? !isCode(code) && confirmSignUp.wrongCode() : confirmSignUp.codeRequired()
  const errors = { code: (checked && refused) || undefined }

  /** Confirmed, so this account exists: what goes wrong from here on is a matter of signing in (design/identity 5.6). */
  async function enter() {
    try {
      const step = await signIn(email, password)
      if (!step) return
      if (isChallenge(step)) await send({ type: 'challenged', email, challenge: step })
      else if (step === 'resetPassword') await send({ type: 'resetRequired', email })
      else await send({ type: 'signUpConfirmed', notice: { signInFailed: 'unknown' } })
    } catch (error) {
      await send({ type: 'signUpConfirmed', notice: { signInFailed: failureOf(error) } })
    }
  }

  async function confirm() {
    setChecked(true)
    resending.setFailure(undefined)
    setResent(false)
    if (refused) return
    await confirming.run(async () => {
      try {
        await accounts.confirmSignUp(email, code)
      } catch (error) {
        // AUTH-55: it is confirmed already, or must not be.
        if (failureOf(error) !== 'notAuthorized') throw error
        return send({ type: 'signUpConfirmed', notice: 'confirmRefused' })
      }
      await enter()
    })
  }

  const resend = () =>
    resending.run(async () => {
      setResent(false)
      confirming.setFailure(undefined)
      await accounts.resendCode(email)
      restart()
      setResent(true)
    })

  return (
    <>
      <ViewHeading title={confirmSignUp.title()} intro={confirmSignUp.intro({ email })} />
      <FormShell
        aria-label={confirmSignUp.title()}
        submitLabel={confirmSignUp.submit()}
        submitWidth="full"
        pending={confirming.pending}
        problems={problemsOf(errors, ids)}
        submitError={confirming.failure && failureText(t, 'confirmSignUp', confirming.failure)}
        onSubmit={confirm}
        actions={
          <Button
            variant="secondary"
            width="full"
            pending={resending.pending}
            disabled={left > 0}
            onClick={() => void resend()}
          >
            {left > 0 ? confirmSignUp.resendIn({ time: asClock(left) }) : confirmSignUp.resend()}
          </Button>
        }
      >
        <CodeField
          id={ids.code}
          label={confirmSignUp.code()}
          value={typed}
          onChange={setTyped}
          error={errors.code}
        />
        {isResent && <Alert kind="success">{confirmSignUp.resent({ email })}</Alert>}
        {resending.failure && <Alert kind="error">{failureText(t, 'resendCode', resending.failure)}</Alert>}
      </FormShell>
      <Text tone="secondary">{confirmSignUp.spam()}</Text>
      <p>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login', email })}>
          {t.auth.login.back()}
        </TextButton>
      </p>
    </>
  )
}
