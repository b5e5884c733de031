import { useQueryClient } from '@tanstack/react-query'
import { getGetPatientQueryKey, useUpdatePatient } from '#generated/endpoints/patients/patients.ts'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { AvatarPicker } from './AvatarPicker.tsx'
import { profileChanges, valuesOf } from './changes.ts'
import { NameFields } from './NameFields.tsx'
import { profileIdOf } from './profile-id.ts'
import { useNameForm } from './use-name-form.ts'

/** Changes one profile: its name, whom it is for, and its picture (PROFILE-15, CALL-24, DATA-55). */
export function ProfileForm({ profile }: { profile: Patient }) {
  const { t } = useText('settings', 'gates')
  const queryClient = useQueryClient()
  const update = useUpdatePatient({
    mutation: { onSuccess: (saved) => void queryClient.setQueryData(getGetPatientQueryKey(saved.id), saved) },
  })
  const { values, set, form, name } = useNameForm({
    initial: valuesOf(profile),
    changesOf: (edited) => profileChanges(profile, edited),
    send: (data) => update.mutateAsync({ id: profileIdOf(profile), data }).then(valuesOf),
    mutation: update,
  })
  const { who } = t.gates.profile

  return (
    <FormShell
      {...form}
      aria-label={t.settings.profile.documentTitle()}
      submitLabel={t.settings.profile.save()}
    >
      <NameFields {...name} own={values.isSelf} />
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
