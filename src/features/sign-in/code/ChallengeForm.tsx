import { useId, useState } from 'react'
import { type Asked, type CodeChallenge, IdentityError } from '#src/auth/port.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { codeText } from '#src/lib/text/code-text.ts'
import { trimmed } from '#src/lib/validation/text-rules.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Text } from '#src/ui/basics.tsx'
import { KnownUsername } from '../card/KnownUsername.tsx'
import type { SignInStep } from '../card/card.ts'
import { failureText } from '../failures/failure-text.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { failureOf, useCall } from '../failures/use-call.ts'
import { type NewPassword, NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { checkNewPassword } from '../password/new-password.ts'
import { usePasswordErrors } from '../password/use-password-errors.ts'
import { isSent, useSignIn } from '../sign-in/use-sign-in.ts'
import { CodeField } from './CodeField.tsx'
import { ResendButton } from './ResendButton.tsx'
import { ResendNotice } from './ResendNotice.tsx'
import { isSignInCode } from './codes.ts'
import { focusCode } from './focus-code.ts'
import { useCode } from './use-code.ts'
import { useResend } from './use-resend.ts'

export function ChallengeForm({ asked: { challenge }, ...props }: AnswerProps & { asked: Asked }) {
  if (challenge === 'newPassword') return <NewPasswordForm {...props} />
  return <CodeChallengeForm key={challenge} challenge={challenge} {...props} />
}

/** Asks for the code of a sign-in challenge (AUTH-05, D-42). */
function CodeChallengeForm({ challenge, ...props }: AnswerProps & { challenge: CodeChallenge }) {
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

/** Replaces a temporary password (IDENT-35). */
function NewPasswordForm(props: AnswerProps) {
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

type AnswerProps = {
  email: string
  /** The password used for the sign-in. */
  password: string
  /**
   * Continues a sign-in that needs another step, with the current password; resolves to false if this view
   * cannot.
   */
  onStep: (step: SignInStep, password: string) => Promise<boolean>
  /** The sign-in expired after three minutes (IDENT-41), or had too many attempts. */
  onLost: () => void | Promise<void>
}

function useAnswer({ email, password, onStep, onLost }: AnswerProps) {
  const { answer } = useSignIn()
  const { pending, failure, setFailure, run } = useCall()
  return {
    pending,
    failure,
    setFailure,
    /** @param chosen whether the answer is the new password */
    answer: (given: string, { chosen = false } = {}) =>
      run(async () => {
        try {
          const step = await answer(email, given)
          if (step && !(await onStep(step, chosen ? given : password))) setFailure('unknown')
        } catch (error) {
          if (failureOf(error) !== 'notAuthorized') throw error
          await onLost()
        }
      }),
  }
}
