import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { isAsked, type LoginNotice as Notice, type SignInStep, type ViewProps } from '../card/card.ts'
import { ProviderButtons } from '../card/ProviderButtons.tsx'
import { startCooldown } from '../code/resend-cooldown.ts'
import { offersPasskeys } from '../passkeys/offers-passkeys.ts'
import { SignInForm } from './SignInForm.tsx'
import { failureOf } from '../failures/use-call.ts'
import { ViewHeading } from '../card/ViewHeading.tsx'
import { failureText } from '../failures/failure-text.ts'

/** Signs in with email and password, a passkey, Google or Apple (AUTH-07..15). */
export function LoginView({ state, send, onEmail, expect }: ViewProps<'login'>) {
  const { t } = useText('auth')
  const { accounts } = useSession()
  const isOffered = offersPasskeys(useConfig())

  const open = (view: 'signup' | 'resetpassword' | 'passkey') => ({
    onIntent: () => expect(view),
    onClick: () => void send({ type: 'opened', view }),
  })

  /** The account is unconfirmed: sends a code automatically, regardless of the countdown (AUTH-54, D-43). */
  async function askForConfirmation(email: string, password: string) {
    const resendFailure = await accounts.resendCode(email).then(() => undefined, failureOf)
    if (!resendFailure) startCooldown(email)
    await send({ type: 'unconfirmed', email, password, resendFailure })
  }

  async function goOn(step: SignInStep, email: string, password: string) {
    if (isAsked(step)) await send({ type: 'challenged', email, password, asked: step })
    else if (step === 'confirmSignUp') await askForConfirmation(email, password)
    else if (step === 'resetPassword') await send({ type: 'resetRequired', email })
    return step !== 'unsupported'
  }

  return (
    <>
      <ViewHeading title={t.auth.login.title()} intro={t.auth.login.intro()} />
      {state.notice && <LoginNotice notice={state.notice} />}
      <Stack gap="md">
        <SignInForm email={state.email} onEmail={onEmail} onStep={goOn}>
          <TextButton {...open('resetpassword')}>{t.auth.login.forgot()}</TextButton>
        </SignInForm>
        <ProviderButtons>
          {isOffered && (
            <Button variant="secondary" width="full" onClick={open('passkey').onClick}>
              {t.auth.login.passkey()}
            </Button>
          )}
        </ProviderButtons>
        <p>
          {t.auth.login.noAccount()} <TextButton {...open('signup')}>{t.auth.login.create()}</TextButton>
        </p>
      </Stack>
    </>
  )
}

function LoginNotice({ notice }: { notice: Notice }) {
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
