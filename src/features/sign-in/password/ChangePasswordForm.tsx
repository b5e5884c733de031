import { useId, useState } from 'react'
import type { IdentityFailure } from '#src/auth/port.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { KnownUsername } from '../card/KnownUsername.tsx'
import { checkNewPassword } from './new-password.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useCall } from '../failures/use-call.ts'
import { usePasswordErrors } from './use-password-errors.ts'

const EMPTY = { current: '', password: '', confirm: '' }

/** The message for a failure; the identity service's own text is never shown (ERR-40). */
function failureText(t: Texts, failure: IdentityFailure): string {
  const texts = t.settings.password
  switch (failure) {
    case 'notAuthorized':
      return texts.wrong()
    case 'limit':
      return texts.limit()
    case 'network':
      return `${texts.failed()} ${t.auth.login.offline()}`
    default:
      return texts.failed()
  }
}

/** Changes the password of a person who knows the current one, with the rules of sign-up (VAL-01..08). */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useText('settings', 'auth')
  const { ownAccount } = useSession()
  const [typed, setTyped] = useState(EMPTY)
  const [checked, setChecked] = useState(false)
  const { pending, failure, setFailure, run } = useCall()
  const passwordErrors = usePasswordErrors(t.auth.confirmReset.confirmRequired())
  const id = useId()
  const ids = { current: `${id}current`, password: `${id}password`, confirm: `${id}confirm` }
  const texts = t.settings.password

  const issues = checkNewPassword(typed.password, typed.confirm)
  const isSame = typed.password !== '' && typed.password === typed.current
  const all = {
    current: typed.current ? undefined : texts.currentRequired(),
    ...passwordErrors(issues),
    ...(isSame && { password: texts.same() }),
  }
  const isFit = typed.current !== '' && !isSame && Object.keys(issues).length === 0
  const errors: Partial<typeof all> = checked ? all : {}

  const set = (changed: Partial<typeof EMPTY>) => {
    setFailure(undefined)
    setTyped({ ...typed, ...changed })
  }

  async function submit() {
    setChecked(true)
    if (!isFit) return
    await run(async () => {
      await ownAccount.changePassword(typed.current, typed.password)
      setTyped(EMPTY)
      setChecked(false)
      toast({ variant: 'success', message: texts.changed() })
    })
  }

  return (
    <FormShell
      aria-label={texts.title()}
      submitLabel={texts.submit()}
      pending={pending}
      problems={problemsOf(errors, ids)}
      submitError={failure && failureText(t, failure)}
      onSubmit={submit}
    >
      <KnownUsername email={email} />
      <PasswordField
        id={ids.current}
        label={texts.current()}
        name="current-password"
        autoComplete="current-password"
        required
        value={typed.current}
        error={errors.current}
        onChange={(current) => set({ current })}
      />
      <NewPasswordFields
        labels={{ password: texts.next(), confirm: texts.confirm() }}
        ids={ids}
        value={typed}
        errors={errors}
        rules="onceEdited"
        onChange={set}
      />
    </FormShell>
  )
}
