import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Group } from '#src/ui/basics.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import type { ViewProps } from '../card/card.ts'
import { CodeField } from '../code/CodeField.tsx'
import { failureText } from '../failures/failure-text.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { KnownUsername } from '../card/KnownUsername.tsx'
import { checkNewPassword } from './new-password.ts'
import { NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx'
import { useCall } from '../failures/use-call.ts'
import { useCode } from '../code/use-code.ts'
import { usePasswordErrors } from './use-password-errors.ts'
import { ViewHeading } from '../card/ViewHeading.tsx'

/** Asks for the reset code and a new password (AUTH-38..44). */
export function ConfirmResetPasswordView({ state, send }: ViewProps<'confirmresetpassword'>) {
  const { email } = state
  const { t } = useText('auth')
  const { confirmReset, login, confirmSignUp } = t.auth
  const { accounts } = useSession()
  const [chosen, setChosen] = useState<NewPassword>({ password: '', confirm: '' })
  const [checked, setChecked] = useState(false)
  const { pending, failure, run } = useCall()
  const passwordErrors = usePasswordErrors(confirmReset.confirmRequired())
  const id = useId()
  const ids = { code: `${id}code`, password: `${id}password`, confirm: `${id}confirm` }

  const isRefused = failure === 'wrongCode'
  const field = useCode({
    texts: { missing: confirmReset.codeRequired(), wrong: confirmReset.wrongCode() },
    isRefused,
  })
  const issues = checkNewPassword(chosen.password, chosen.confirm)
  const isFit = field.isFit && Object.keys(issues).length === 0
  const errors: Partial<Record<keyof typeof ids, string | undefined>> = {
    code: field.error,
    ...(checked && passwordErrors(issues)),
  }

  async function submit() {
    setChecked(true)
    field.check()
    if (!isFit) return
    await run(async () => {
      await accounts.resetPassword(email, field.code, chosen.password)
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
        submitError={failure && !isRefused && failureText(t, 'confirmReset', failure)}
        onSubmit={submit}
      >
        <KnownUsername email={email} />
        <CodeField
          id={ids.code}
          label={confirmSignUp.code()}
          value={field.typed}
          onChange={field.setTyped}
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
        <TextButton onClick={() => void send({ type: 'opened', view: 'resetpassword' })}>
          {confirmReset.another()}
        </TextButton>
        <TextButton onClick={() => void send({ type: 'opened', view: 'login' })}>{login.back()}</TextButton>
      </Group>
    </>
  )
}
