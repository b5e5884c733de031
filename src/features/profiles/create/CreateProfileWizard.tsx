import { zodResolver } from '@hookform/resolvers/zod'
import { useState, useEffect, useRef, type ReactNode } from 'react'
import { type Control, useController, useForm } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { issueText, type ProfileAnswers, type ProfileInput, profileSchema } from '../edit/profile-schema.ts'
import { useCreateProfile } from './use-create-profile.ts'
import { NameFields } from '../edit/NameFields.tsx'

/** PROFILE-01 */
const STEPS = ['welcome', 'who', 'name'] as const
const FIELDS = { welcome: [], who: ['profileType'], name: ['firstName', 'lastName'] } as const

type Props = {
  /** Called when the profile exists and the profile list has been refetched (PROFILE-11). */
  onCreated: () => void
}

/** Creates a person's first profile in three steps (PROFILE-01..14). */
export function CreateProfileWizard({ onCreated }: Props) {
  const { t } = useText('gates', 'validation')
  const [at, setAt] = useState(0)
  const { submit, pending, failure } = useCreateProfile(onCreated)
  const form = useForm<ProfileInput, unknown, ProfileAnswers>({
    resolver: zodResolver(profileSchema),
    defaultValues: { profileType: '', firstName: '', lastName: '' },
    shouldFocusError: false,
  })
  const step = STEPS[at] ?? 'welcome'
  const texts = t.gates.profile
  const { errors } = form.formState
  const errorOf = (field: keyof ProfileInput) => {
    const code = errors[field]?.type
    return typeof code === 'string' ? issueText(t, code) : undefined
  }
  const problems = FIELDS[step].flatMap((field) => {
    const message = errorOf(field)
    return message ? [{ fieldId: field, message }] : []
  })

  const next = async () => {
    if (await form.trigger([...FIELDS[step]])) setAt(at + 1)
  }
  const isLast = step === 'name'
  const lastLabel = failure === 'load' ? t.actions.retry() : texts.create()
  const forMyself = form.getValues('profileType') === 'myself'
  const titles = {
    welcome: texts.welcome.title(),
    who: texts.who.title(),
    name: forMyself ? texts.name.titleMyself() : texts.name.titleSomeone(),
  }

  return (
    <Stack gap="lg">
      <Stack gap="xs">
        {/* Only the steps that ask something count. */}
        {at > 0 && (
          <Text size="sm" tone="secondary">
            {texts.step({ step: at, steps: STEPS.length - 1 })}
          </Text>
        )}
        <StepHeading step={step}>{titles[step]}</StepHeading>
      </Stack>
      <FormShell
        // Each step is its own form, so its error summary starts out empty.
        key={step}
        aria-label={titles[step]}
        submitLabel={isLast ? lastLabel : texts.next()}
        pending={pending}
        submitError={undefined}
        problems={problems}
        onSubmit={isLast ? form.handleSubmit(submit) : next}
        cancelLabel={texts.back()}
        {...(at > 0 && { onCancel: () => setAt(at - 1) })}
      >
        {step === 'welcome' && (
          <>
            <Text size="lg">{texts.welcome.intro()}</Text>
            <Text>{texts.welcome.points()}</Text>
          </>
        )}
        {step === 'who' && (
          <WhoStep
            control={form.control}
            error={errorOf('profileType')}
            onAnswer={() => form.clearErrors('profileType')}
          />
        )}
        {step === 'name' && <NameStep control={form.control} errorOf={errorOf} own={forMyself} />}
        {step === 'name' && failure && (
          // The toast has already announced a failed creation.
          <Alert kind="error" role={failure === 'create' ? 'none' : 'alert'}>
            {failure === 'create' ? texts.failedHint() : texts.loadFailed()}
          </Alert>
        )}
      </FormShell>
    </Stack>
  )
}

type NameStepProps = {
  control: Control<ProfileInput, unknown, ProfileAnswers>
  errorOf: (field: 'firstName' | 'lastName') => string | undefined
  /** Whether the name is the user's own. */
  own: boolean
}

/** PROFILE-06 */
function NameStep({ control, errorOf, own }: NameStepProps) {
  const { field: first } = useController({ control, name: 'firstName' })
  const { field: last } = useController({ control, name: 'lastName' })
  return (
    <NameFields
      first={{ ...first, id: 'firstName', error: errorOf('firstName') }}
      last={{ ...last, id: 'lastName', error: errorOf('lastName') }}
      own={own}
    />
  )
}

type WhoStepProps = {
  control: Control<ProfileInput, unknown, ProfileAnswers>
  error: string | undefined
  /** Called on a new answer, which clears its error. */
  onAnswer: () => void
}

/** PROFILE-03 */
function WhoStep({ control, error, onAnswer }: WhoStepProps) {
  const { t } = useText('gates')
  const { value, onChange, onBlur, ref } = useController({ control, name: 'profileType' }).field
  const { who } = t.gates.profile
  return (
    <RadioField
      id="profileType"
      name="profileType"
      label={who.legend()}
      required
      error={error}
      options={[
        { value: 'myself', label: who.myself() },
        { value: 'someone', label: who.someone(), help: who.someoneHelp() },
      ]}
      value={value}
      onChange={(answer) => {
        onChange(answer)
        onAnswer()
      }}
      onBlur={onBlur}
      ref={ref}
    />
  )
}

/** The heading of a step, focused on each step except the first (2.4.3). */
function StepHeading({ step, children }: { step: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <Title level={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}
