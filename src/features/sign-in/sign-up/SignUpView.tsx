import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { accountEmail } from '#src/lib/validation/email.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import type { ViewProps } from '../card/card.ts'
import { failureText } from '../failures/failure-text.ts'
import { problemsOf } from '../failures/field-problems.ts'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { ProviderButtons } from '../card/ProviderButtons.tsx'
import { startCooldown } from '../code/resend-cooldown.ts'
import { checkSignUp, type SignUpAnswers } from './sign-up-check.ts'
import { useCall } from '../failures/use-call.ts'
import { usePasswordErrors } from '../password/use-password-errors.ts'
import { ViewHeading } from '../card/ViewHeading.tsx'
import { useConfig } from '#src/flags/config.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

/** What has been validated: nothing, the consent box only (VAL-16), or everything. */
type Checked = 'nothing' | 'consent' | 'all'

/** Creates an account with an email address, or through Google or Apple (AUTH-16..27). */
export function SignUpView({ state, send, onEmail }: ViewProps<'signup'>) {
  const { t } = useText('auth')
  const { signup } = t.auth
  const session = useSession()
  const [typed, setTyped] = useState({ password: '', confirm: '', consent: false })
  const answers: SignUpAnswers = { ...typed, email: state.email }
  const [checked, setChecked] = useState<Checked>('nothing')
  const { pending, failure, run } = useCall()
  const id = useId()
  const ids = {
    email: `${id}email`,
    password: `${id}password`,
    confirm: `${id}confirm`,
    consent: `${id}consent`,
  }

  const issues = checkSignUp(answers)
  const passwordErrors = usePasswordErrors(signup.confirmRequired())
  const consentError = issues.consent && signup.consentRequired()
  const emailError =
    issues.email && (issues.email === 'required' ? signup.emailRequired() : signup.emailInvalid())
  const all = { email: emailError, ...passwordErrors(issues), consent: consentError }
  const errors: Partial<typeof all> =
    checked === 'all' ? all : checked === 'consent' ? { consent: consentError } : {}

  const change = (part: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...part }))

  async function submit() {
    setChecked('all')
    if (Object.keys(issues).length > 0) return
    const email = accountEmail(answers.email)
    const { password } = answers
    await run(async () => {
      const outcome = await session.accounts.signUp(email, password)
      session.noteConsent(email)
      if (outcome === 'confirmed') return send({ type: 'signUpConfirmed', notice: 'confirmed' })
      startCooldown(email)
      await send({ type: 'signedUp', email, password })
    })
  }

  function mayLeave() {
    if (answers.consent) return true
    if (checked === 'nothing') setChecked('consent')
    document.getElementById(ids.consent)?.focus()
    return false
  }

  return (
    <>
      <ViewHeading title={signup.title()}>
        <p>
          {signup.have()}{' '}
          <TextButton onClick={() => void send({ type: 'opened', view: 'login' })}>
            {signup.signIn()}
          </TextButton>
        </p>
      </ViewHeading>
      <Stack gap="md">
        <FormShell
          aria-label={signup.title()}
          submitLabel={signup.submit()}
          submitWidth="full"
          pending={pending}
          problems={checked === 'all' ? problemsOf(errors, ids) : []}
          problemsTitle={signup.problems()}
          submitError={failure && failureText(t, 'signup', failure)}
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
            value={answers.email}
            error={errors.email}
            onChange={(email) => {
              session.prepareSignIn()
              onEmail(email)
            }}
          />
          <NewPasswordFields
            labels={{ password: signup.password(), confirm: signup.confirm() }}
            ids={ids}
            value={typed}
            errors={errors}
            rules="onceEdited"
            onChange={change}
          />
          <CheckboxField
            id={ids.consent}
            label={<ConsentLabel />}
            name="consent"
            required
            value={answers.consent}
            error={errors.consent}
            onChange={(consent) => change({ consent })}
          />
        </FormShell>
        <ProviderButtons mayLeave={mayLeave} />
      </Stack>
    </>
  )
}

/** Placeholders for the links, so that each language can position them. */
const TERMS = '[terms]'
const PRIVACY = '[privacy]'

/** The consent text with links to both policies (AUTH-22..24, D-26). */
function ConsentLabel() {
  const { t } = useText('auth')
  const { brand, policies } = useConfig()
  const { signup } = t.auth
  const sentence = signup.consent({ product: brand.name, terms: TERMS, privacy: PRIVACY })
  return sentence.split(/(\[\w+\])/).map((part) => {
    if (part === TERMS)
      return (
        <TextLink key={part} href={policies.terms}>
          {signup.terms()}
        </TextLink>
      )
    if (part === PRIVACY)
      return (
        <TextLink key={part} href={policies.privacy}>
          {signup.privacy()}
        </TextLink>
      )
    return part
  })
}
