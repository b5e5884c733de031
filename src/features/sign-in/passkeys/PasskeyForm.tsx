import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { IdentityFailure } from '#src/auth/port.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { accountEmail } from '#src/lib/validation/email.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { problemsOf } from '../failures/field-problems.ts'
import { useCall } from '../failures/use-call.ts'

/** The message for a failure; the identity service's own text is never shown (ERR-40). */
function failureText({ auth, settings }: Texts, failure: IdentityFailure): string {
  const { signIn } = settings.passkeys
  switch (failure) {
    case 'unknownUser':
    case 'noPasskey':
      return signIn.none()
    case 'cancelled':
      return signIn.cancelled()
    case 'notAuthorized':
      return signIn.refused()
    case 'disabled':
      return auth.login.deactivated()
    // The service also answers so where its client does not allow this flow.
    case 'invalid':
    case 'passkeysOff':
      return signIn.off()
    case 'network':
      return `${signIn.failed()} ${auth.login.offline()}`
    default:
      return signIn.failed()
  }
}

type Props = {
  /** The email, if known from another view or from the expired session. */
  email: string
  /** Called on every change, so that other views keep the value. */
  onEmail: (email: string) => void
  /** Back to the password. */
  onPassword: () => void
}

/** Asks for the email, which the identity service needs to find the passkeys, and then the browser for one of them. */
export function PasskeyForm({ email: known, onEmail, onPassword }: Props) {
  const { t } = useText('auth', 'settings')
  const session = useSession()
  const [email, setEmail] = useState(known)
  const [isBlank, setBlank] = useState(false)
  const { pending, failure, setFailure, run } = useCall()
  const ids = { email: useId() }
  const errors = { email: isBlank ? t.auth.signup.emailRequired() : undefined }

  async function submit() {
    const username = accountEmail(email)
    setBlank(!username)
    setFailure(undefined)
    if (!username) return
    await run(async () => {
      const passkeys = await session.accounts.passkeys()
      await passkeys.signIn(username)
      await session.enter()
    })
  }

  // The pressed button is gone. The card then moves the focus to its heading.
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])

  // The button that leads here says what it does: with an email, nothing else has to be pressed.
  const starts = useRef(accountEmail(known) !== '')
  useEffect(() => {
    if (!starts.current) return
    starts.current = false
    void submit()
  })

  return (
    <>
      <FormShell
        aria-label={t.auth.login.passkey()}
        submitLabel={t.settings.passkeys.signIn.submit()}
        submitWidth="full"
        pending={pending}
        problems={problemsOf(errors, ids)}
        submitError={failure && failureText(t, failure)}
        onSubmit={submit}
      >
        <TextField
          id={ids.email}
          label={t.auth.login.email()}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          ref={field}
          value={email}
          error={errors.email}
          onChange={(value) => {
            setEmail(value)
            onEmail(value)
          }}
        />
      </FormShell>
      <p>
        <TextButton onClick={onPassword}>{t.settings.passkeys.signIn.password()}</TextButton>
      </p>
    </>
  )
}
