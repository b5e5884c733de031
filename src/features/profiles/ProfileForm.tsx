import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetPatientQueryKey, useUpdatePatient } from '#generated/endpoints/patients/patients.ts'
import type { Patient } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { AvatarPicker } from './AvatarPicker.tsx'
import { profileChanges, valuesOf, type ProfileValues } from './changes.ts'
import { NameFields } from './NameFields.tsx'
import { allNameErrors, nameErrors, nameProblems, refusedNames } from './names.ts'
import { profileIdOf } from './profile-id.ts'
import { useSaveFailure } from './use-save-failure.ts'

/** Changes one profile: its name, whom it is for, and its picture (PROFILE-15, CALL-24, DATA-55). */
export function ProfileForm({ profile }: { profile: Patient }) {
  const { t } = useText('settings', 'gates', 'validation')
  const queryClient = useQueryClient()
  const [values, setValues] = useState(() => valuesOf(profile))
  const [checked, setChecked] = useState(false)
  const { mutateAsync, isPending, error, reset } = useUpdatePatient({
    mutation: {
      onSuccess: (saved) => {
        queryClient.setQueryData(getGetPatientQueryKey(saved.id), saved)
        setValues(valuesOf(saved))
        toast({ variant: 'success', message: t.settings.saved() })
      },
    },
  })
  const failureOf = useSaveFailure()
  const own = nameErrors(values, t)
  const errors = checked ? allNameErrors(own, refusedNames(fieldErrors(error))) : {}
  const changes = profileChanges(profile, values)
  const hasChanges = Object.keys(changes).length > 0

  const set = (changed: Partial<ProfileValues>) => {
    if (error) reset()
    setValues({ ...values, ...changed })
  }
  const submit = async () => {
    setChecked(true)
    if (own.firstName || own.lastName) return
    if (!hasChanges) return void toast({ variant: 'info', message: t.settings.nothingToSave() })
    await mutateAsync({ id: profileIdOf(profile), data: changes }).catch(() => undefined)
  }
  const { who } = t.gates.profile

  return (
    <FormShell
      aria-label={t.settings.profile.documentTitle()}
      submitLabel={t.settings.profile.save()}
      pending={isPending}
      submitError={failureOf(error)}
      problems={nameProblems(errors)}
      unsaved={hasChanges}
      onSubmit={submit}
    >
      <NameFields
        first={{
          value: values.firstName,
          onChange: (firstName) => set({ firstName }),
          error: errors.firstName,
        }}
        last={{ value: values.lastName, onChange: (lastName) => set({ lastName }), error: errors.lastName }}
        own={values.isSelf}
      />
      <RadioField
        id="isSelf"
        label={t.settings.profile.whoTitle()}
        options={[
          { value: 'myself', label: who.myself() },
          { value: 'someone', label: who.someone(), help: who.someoneHelp() },
        ]}
        value={values.isSelf ? 'myself' : 'someone'}
        onChange={(answer) => set({ isSelf: answer === 'myself' })}
      />
      <AvatarPicker
        name={`${values.firstName} ${values.lastName}`}
        value={values.avatarStyle}
        onChange={(avatarStyle) => set({ avatarStyle })}
      />
    </FormShell>
  )
}
