import { useId } from 'react'
import { type CodeChallenge, IdentityError } from '#src/auth/port.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { codeText } from '#src/lib/text/code-text.ts'
import { trimmed } from '#src/lib/validation/text-rules.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { CodeField } from './CodeField.tsx'
import { isSignInCode } from './codes.ts'
import { failureText } from '../failures/failure-text.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { focusCode } from './focus-code.ts'
import { ResendButton } from './ResendButton.tsx'
import { ResendNotice } from './ResendNotice.tsx'
import { useAnswer, type AnswerProps } from '../failures/use-answer.ts'
import { useCode } from './use-code.ts'
import { useResend } from './use-resend.ts'
import { isSent, useSignIn } from '../sign-in/use-sign-in.ts'

/** Asks for the code of a sign-in challenge (AUTH-05, D-42). */
export function CodeChallengeForm({ challenge, ...props }: AnswerProps & { challenge: CodeChallenge }) {
  const { t } = useText('auth')
  const { challenge: texts, confirmSignUp } = t.auth
  const { email, password, onStep } = props
  const { signIn } = useSignIn()
  const { pending, failure, setFailure, answer } = useAnswer(props)
  const ids = { code: useId() }

  const isNumber = challenge !== 'customCode'
  const isRefused = failure === 'wrongCode' || failure === 'expiredCode'
  const field = useCode({
    texts: { missing: confirmSignUp.codeRequired(), wrong: confirmSignUp.wrongCode() },
    isRefused,
    normalize: isNumber ? codeText : trimmed,
    fits: isNumber ? isSignInCode : () => true,
  })
  const resend = useResend({
    email,
    // The service resends a code only on a new sign-in.
    send: async () => {
      setFailure(undefined)
      const step = await signIn(email, password)
      if (step && !(await onStep(step, password))) throw new IdentityError('unknown')
    },
    onSent: () => focusCode(ids.code),
  })

  return (
    <>
      <FormShell
        aria-label={texts.title()}
        submitLabel={texts.submit()}
        submitWidth="full"
        pending={pending}
        problems={problemsOf({ code: field.error }, ids)}
        submitError={failure && !isRefused && failureText(t, 'challenge', failure)}
        onSubmit={async () => {
          field.check()
          resend.forget()
          if (field.isFit) await answer(field.code)
        }}
        actions={
          isSent({ challenge }) && (
            <ResendButton resend={resend} label={texts.resend()} labelIn={texts.resendIn} />
          )
        }
      >
        <CodeField
          id={ids.code}
          label={texts.code()}
          numeric={isNumber}
          value={field.typed}
          onChange={field.setTyped}
          error={field.error}
        />
        <ResendNotice resend={resend} resent={texts.resent()} />
      </FormShell>
      <CodeHelp challenge={challenge} />
    </>
  )
}

/** What to do without the mailbox, the phone or the app that a code comes to. */
function CodeHelp({ challenge }: { challenge: CodeChallenge }) {
  const { t } = useText('auth')
  const { supportEmail } = useConfig().brand
  const { help } = t.auth.challenge
  return (
    <Text tone="secondary">
      {help[challenge]()}{' '}
      <TextLink href={`mailto:${supportEmail}`} newTab={false}>
        {supportEmail}
      </TextLink>
    </Text>
  )
}
