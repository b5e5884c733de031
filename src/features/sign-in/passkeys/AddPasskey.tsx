import { useEffect, useId, useRef, useState } from 'react'
import type { IdentityFailure } from '#src/auth/port.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Text } from '#src/ui/basics.tsx'
import { KnownUsername } from '../card/KnownUsername.tsx'
import { problemsOf } from '../failures/field-problems.ts'
import { useCall } from '../failures/use-call.ts'

/** The message for a failure; the identity service's own text is never shown (ERR-40). */
function failureText({ auth, settings }: Texts, failure: IdentityFailure): string {
  const { add } = settings.passkeys
  const known: Partial<Record<IdentityFailure, () => string>> = {
    notAuthorized: settings.password.wrong,
    limit: settings.password.limit,
    cancelled: add.cancelled,
    passkeyExists: add.exists,
    passkeysOff: add.off,
  }
  const text = (known[failure] ?? add.failed)()
  return failure === 'network' ? `${text} ${auth.login.offline()}` : text
}

type Props = { email: string; onAdded: () => Promise<void>; onCancel: () => void }

/** Adds a passkey, once the current password has confirmed who asks for it. */
export function AddPasskey({ email, onAdded, onCancel }: Props) {
  const { t } = useText('settings', 'auth')
  const { accounts } = useSession()
  const [password, setPassword] = useState('')
  const [isBlank, setBlank] = useState(false)
  const { pending, failure, setFailure, run } = useCall()
  const ids = { password: useId() }
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const errors = { password: isBlank ? t.settings.password.currentRequired() : undefined }
  const texts = t.settings.passkeys.add

  async function submit() {
    setBlank(!password)
    setFailure(undefined)
    if (!password) return
    await run(async () => {
      const passkeys = await accounts.passkeys()
      await passkeys.add(password)
      toast({ variant: 'success', message: texts.done() })
      await onAdded()
    })
  }

  return (
    <FormShell
      aria-label={texts.open()}
      submitLabel={texts.submit()}
      pending={pending}
      problems={problemsOf(errors, ids)}
      submitError={failure && failureText(t, failure)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Text>{texts.intro()}</Text>
      <KnownUsername email={email} />
      <PasswordField
        id={ids.password}
        label={t.settings.password.current()}
        name="current-password"
        autoComplete="current-password"
        required
        ref={field}
        value={password}
        error={errors.password}
        onChange={(value) => {
          setFailure(undefined)
          setPassword(value)
        }}
      />
    </FormShell>
  )
}
