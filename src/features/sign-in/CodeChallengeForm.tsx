import { useId, useState } from 'react'
import type { CodeChallenge } from '#src/auth/port.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { CodeField } from './CodeField.tsx'
import { isSignInCode, tidyCode } from './codes.ts'
import { failureText } from './failure-text.ts'
import { problemsOf } from './field-problems.ts'
import { useAnswer, type AnswerProps } from './use-answer.ts'

/** The code that a sign-in asks for after the password (AUTH-05, D-42). */
export function CodeChallengeForm({ challenge, ...told }: AnswerProps & { challenge: CodeChallenge }) {
  const { t } = useText('auth')
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const { pending, failure, answer } = useAnswer(told)
  const ids = { code: useId() }

  const isNumber = challenge !== 'customCode'
  const code = isNumber ? tidyCode(typed) : typed.trim()
  const isWrong = isNumber && !isSignInCode(code)
  const refused = code ? isWrong && t.auth.confirmSignUp.wrongCode() : t.auth.confirmSignUp.codeRequired()
  const errors = { code: (checked && refused) || undefined }

  return (
    <FormShell
      aria-label={t.auth.challenge.title()}
      submitLabel={t.auth.challenge.submit()}
      submitWidth="full"
      pending={pending}
      problems={problemsOf(errors, ids)}
      submitError={failure && failureText(t, 'challenge', failure)}
      onSubmit={async () => {
        setChecked(true)
        if (!refused) await answer(code)
      }}
    >
      <CodeField
        id={ids.code}
        label={t.auth.challenge.code()}
        numeric={isNumber}
        value={typed}
        onChange={setTyped}
        error={errors.code}
      />
    </FormShell>
  )
}
