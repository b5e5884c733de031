import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Group } from '#src/ui/Group.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import type { ViewProps } from './card.ts'
import { CodeField } from './CodeField.tsx'
import { isCode, tidyCode } from './codes.ts'
import { failureText } from './failure-text.ts'
import { problemsOf } from './field-problems.ts'
import { KnownUsername } from './KnownUsername.tsx'
import { checkNewPassword } from './new-password.ts'
import { NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx'
import { useCall } from './use-call.ts'
import { usePasswordErrors } from './use-password-errors.ts'
import { ViewHeading } from './ViewHeading.tsx'

/** The code that was sent, and a new password (AUTH-38..44). */
export function ConfirmResetPasswordView({ state, send }: ViewProps<'confirmresetpassword'>) {
  const { email } = state
  const { t } = useText('auth')
  const { confirmReset, login, confirmSignUp } = t.auth
  const { accounts } = useSession()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<NewPassword>({ password: '', confirm: '' })
  const [checked, setChecked] = useState(false)
  const { pending, failure, run } = useCall()
  const passwordErrors = usePasswordErrors(confirmReset.confirmRequired())
  const id = useId()
  const ids = { code: `${id}code`, password: `${id}password`, confirm: `${id}confirm` }

  const code = tidyCode(typed)
  const codeError = code ? !isCode(code) && confirmReset.wrongCode() : confirmReset.codeRequired()
  const issues = checkNewPassword(chosen.password, chosen.confirm)
  const isFit = !codeError && Object.keys(issues).length === 0
  const all = { code: codeError || undefined, ...passwordErrors(issues) }
  const errors: Partial<typeof all> = checked ? all : {}

  async function submit() {
    setChecked(true)
    if (!isFit) return
    await run(async () => {
      await accounts.resetPassword(email, code, chosen.password)
      await send({ type: 'passwordChanged' })
    })
  }

  return (
    <>
      <ViewHeading title={confirmReset.title()} intro={confirmReset.intro({ email })} />
      <FormShell
        aria-label={confirmReset.title()}
        submitLabel={confirmReset.submit()}
        submitWidth="full"
        pending={pending}
        problems={problemsOf(errors, ids)}
        submitError={failure && failureText(t, 'confirmReset', failure)}
        onSubmit={submit}
      >
        <KnownUsername email={email} />
        <CodeField
          id={ids.code}
          label={confirmSignUp.code()}
          value={typed}
          onChange={setTyped}
          error={errors.code}
        />
        <NewPasswordFields
          labels={{ password: confirmReset.password(), confirm: confirmReset.confirm() }}
          ids={ids}
          value={chosen}
          errors={errors}
          rules="always"
          onChange={setChosen}
        />
      </FormShell>
      <Group justify="between">
        <TextButton onClick={() => void send({ type: 'opened', view: 'resetpassword', email })}>
          {confirmReset.another()}
        </TextButton>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login', email })}>
          {login.back()}
        </TextButton>
      </Group>
    </>
  )
}
