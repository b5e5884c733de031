import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Patient } from '#generated/model/index.ts'
import { choice } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { profileChoice } from './profile-choice.ts'

type Props = {
  /** Called with the profile that joins; undefined if the person has none yet. Rejects on failure. */
  onAccept: (patient: string | undefined) => Promise<void>
  pending: boolean
  decline: ReactNode
}

/**
 * Accepts an invitation and asks for which profile. Nothing is preselected, because a wrong profile is hard to
 * undo.
 */
export function AcceptForm({ onAccept, pending, decline }: Props) {
  const { t } = useText('invitations')
  const { answer } = t.invitations
  const { data } = useSuspenseQuery(ownProfiles())
  const profiles = profileChoice(data.results)
  const isChoice = profiles.length > 1
  const { field, shell } = useAppForm({
    schema: z.object({ patient: isChoice ? choice(z.string()) : z.string() }),
    defaultValues: { patient: isChoice ? '' : (profiles[0]?.id ?? '') },
    send: ({ patient }) => onAccept(patient || undefined),
    onSaved: () => undefined,
    failureText: () => answer.failed(),
  })

  const nameOf = ({ first_name, last_name }: Patient) =>
    `${first_name} ${last_name}`.trim() || t.userMenu.nameless()
  const options = profiles.map((profile) => ({
    value: profile.id,
    label: nameOf(profile),
    help: profile.is_self ? answer.yourself() : undefined,
  }))

  return (
    <FormShell
      {...shell}
      unsaved={false}
      pending={pending || shell.pending}
      aria-label={answer.accept()}
      submitLabel={answer.accept()}
      actions={decline}
    >
      {isChoice && (
        <RadioField
          {...field('patient')}
          label={answer.who()}
          description={answer.whoHelp()}
          required
          options={options}
        />
      )}
    </FormShell>
  )
}
