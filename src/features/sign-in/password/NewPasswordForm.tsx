import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { failureText } from '../failures/failure-text.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { KnownUsername } from '../card/KnownUsername.tsx'
import { checkNewPassword } from './new-password.ts'
import { NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx'
import { useAnswer, type AnswerProps } from '../failures/use-answer.ts'
import { usePasswordErrors } from './use-password-errors.ts'

/** Replaces a temporary password (IDENT-35). */
export function NewPasswordForm(props: AnswerProps) {
  const { t } = useText('auth')
  const { confirmReset, challenge } = t.auth
  const [chosen, setChosen] = useState<NewPassword>({ password: '', confirm: '' })
  const [checked, setChecked] = useState(false)
  const { pending, failure, answer } = useAnswer(props)
  const passwordErrors = usePasswordErrors(confirmReset.confirmRequired())
  const id = useId()
  const ids = { password: `${id}password`, confirm: `${id}confirm` }
  const issues = checkNewPassword(chosen.password, chosen.confirm)
  const errors = checked ? passwordErrors(issues) : {}

  return (
    <FormShell
      aria-label={challenge.newTitle()}
      submitLabel={challenge.newSubmit()}
      submitWidth="full"
      pending={pending}
      problems={problemsOf(errors, ids)}
      submitError={failure && failureText(t, 'challenge', failure)}
      onSubmit={async () => {
        setChecked(true)
        if (Object.keys(issues).length === 0) await answer(chosen.password, { chosen: true })
      }}
    >
      <KnownUsername email={props.email} />
      <NewPasswordFields
        labels={{ password: confirmReset.password(), confirm: confirmReset.confirm() }}
        ids={ids}
        value={chosen}
        errors={errors}
        rules="always"
        onChange={setChosen}
      />
    </FormShell>
  )
}
