import { useId, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { isAsked, type ViewProps } from '../card/card.ts'
import { CodeField } from '../code/CodeField.tsx'
import { failureText } from '../failures/failure-text.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { focusCode } from '../code/focus-code.ts'
import { ResendButton } from '../code/ResendButton.tsx'
import { ResendNotice } from '../code/ResendNotice.tsx'
import { failureOf, useCall } from '../failures/use-call.ts'
import { useCode } from '../code/use-code.ts'
import { useResend } from '../code/use-resend.ts'
import { useSignIn } from '../sign-in/use-sign-in.ts'
import { ViewHeading } from '../card/ViewHeading.tsx'

/** Asks for the code of a new account, then signs in with the credentials typed before (AUTH-28..33, AUTH-56). */
export function ConfirmSignUpView({ state, send }: ViewProps<'confirmsignup'>) {
  const { email, password } = state
  const { t } = useText('auth')
  const { confirmSignUp } = t.auth
  const { accounts } = useSession()
  const { signIn } = useSignIn()
  const confirming = useCall()
  const { failure } = confirming
  const ids = { code: useId() }
  const field = useCode({
    texts: { missing: confirmSignUp.codeRequired(), wrong: confirmSignUp.wrongCode() },
    isRefused: failure === 'wrongCode',
  })
  const resend = useResend({
    email,
    before: state.resendFailure,
    send: async () => {
      await accounts.resendCode(email)
      confirming.setFailure(undefined)
    },
    onSent: () => focusCode(ids.code),
  })

  /** The account is confirmed, so any further failure is about signing in (design/identity 5.6). */
  async function enter() {
    try {
      const step = await signIn(email, password)
      if (!step) return
      if (isAsked(step)) await send({ type: 'challenged', email, password, asked: step })
      else if (step === 'resetPassword') await send({ type: 'resetRequired', email })
      else await send({ type: 'signUpConfirmed', notice: { signInFailed: 'unknown' } })
    } catch (error) {
      await send({ type: 'signUpConfirmed', notice: { signInFailed: failureOf(error) } })
    }
  }

  async function confirm() {
    field.check()
    resend.forget()
    if (!field.isFit) return
    await confirming.run(async () => {
      try {
        await accounts.confirmSignUp(email, field.code)
      } catch (error) {
        // AUTH-55: the account is already confirmed, or cannot be confirmed.
        if (failureOf(error) !== 'notAuthorized') throw error
        return send({ type: 'signUpConfirmed', notice: 'confirmRefused' })
      }
      await enter()
    })
  }

  const button = (
    <ResendButton resend={resend} label={confirmSignUp.resend()} labelIn={confirmSignUp.resendIn} />
  )
  const isSpent = failure === 'usedUpCode' || failure === 'expiredCode'

  return (
    <>
      <ViewHeading title={confirmSignUp.title()} intro={confirmSignUp.intro({ email })} />
      <FormShell
        aria-label={confirmSignUp.title()}
        submitLabel={confirmSignUp.submit()}
        submitWidth="full"
        pending={confirming.pending}
        problems={problemsOf({ code: field.error }, ids)}
        submitError={
          failure && failure !== 'wrongCode' && !isSpent && failureText(t, 'confirmSignUp', failure)
        }
        onSubmit={confirm}
        actions={!isSpent && button}
      >
        <CodeField
          id={ids.code}
          label={confirmSignUp.code()}
          value={field.typed}
          onChange={field.setTyped}
          error={field.error}
        />
        {isSpent && <SpentCode failure={failure}>{button}</SpentCode>}
        <ResendNotice resend={resend} resent={confirmSignUp.resent({ email })} />
      </FormShell>
      <Text tone="secondary">{confirmSignUp.spam()}</Text>
      <p>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login' })}>
          {t.auth.login.back()}
        </TextButton>
      </p>
    </>
  )
}

type SpentCodeProps = { failure: 'usedUpCode' | 'expiredCode'; children: ReactNode }

/**
 * No further attempt with this code can succeed: adds a resend button to the usual message (ERR-17). Its
 * countdown is outside the alert, which would announce every second.
 */
function SpentCode({ failure, children }: SpentCodeProps) {
  const { t } = useText('auth')
  const { confirmSignUp } = t.auth
  return (
    <Stack gap="sm">
      <Alert kind="error">{`${failureText(t, 'confirmSignUp', failure)} ${confirmSignUp[failure]()}`}</Alert>
      {children}
    </Stack>
  )
}
