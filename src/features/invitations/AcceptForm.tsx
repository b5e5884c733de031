import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ownProfiles } from '#src/session/own-profiles.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { profileChoice } from './profile-choice.ts'

const FIELD = 'profile'

type Props = {
  /** With the profile that joins; without one where the person has none yet. */
  onAccept: (patient: string | undefined) => Promise<void>
  pending: boolean
  failed: boolean
  /** The other answer. */
  decline: ReactNode
}

/** Yes, and for whom: nobody is chosen beforehand, for a journey in the wrong profile is hard to get out of. */
export function AcceptForm({ onAccept, pending, failed, decline }: Props) {
  const { t } = useText('invitations', 'validation')
  const { answer } = t.invitations
  const { data } = useSuspenseQuery(ownProfiles())
  const profiles = profileChoice(data.results)
  const [patient, setPatient] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const isChoice = profiles.length > 1
  const error = isChecked && isChoice && !patient ? t.validation.selectOption() : undefined

  const nameOf = ({ first_name, last_name }: Patient) =>
    `${first_name} ${last_name}`.trim() || t.userMenu.nameless()
  const options = profiles.map((profile) => ({
    value: profile.id,
    label: nameOf(profile),
    help: profile.is_self ? answer.yourself() : undefined,
  }))

  function submit() {
    setChecked(true)
    if (!isChoice) return onAccept(profiles[0]?.id)
    return patient === undefined ? undefined : onAccept(patient)
  }

  return (
    <FormShell
      aria-label={answer.accept()}
      submitLabel={answer.accept()}
      pending={pending}
      submitError={failed && answer.failed()}
      problems={error ? [{ fieldId: FIELD, message: error }] : []}
      onSubmit={submit}
      actions={decline}
    >
      {isChoice && (
        <RadioField
          id={FIELD}
          label={answer.who()}
          description={answer.whoHelp()}
          required
          options={options}
          value={patient}
          onChange={setPatient}
          error={error}
        />
      )}
    </FormShell>
  )
}
