import { useQueryClient } from '@tanstack/react-query'
import { getGetPatientQueryKey, useUpdatePatient } from '#generated/endpoints/patients/patients.ts'
import { AvatarStyle, CallTime, type Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Avatar } from '#src/ui/data/Avatar.tsx'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { profileChangesSchema, toProfileValues } from './changes.ts'
import { NameFields } from './NameFields.tsx'
import { profileIdOf } from '../switch/profile-id.ts'
import { useSettingsForm } from './use-settings-form.ts'
import styles from '../profiles.module.css'

/** Edits a profile: name, relationship, when to call, and avatar (PROFILE-15, CALL-24, DATA-55). */
export function ProfileForm({ profile }: { profile: Patient }) {
  const { t } = useText('settings', 'gates')
  const queryClient = useQueryClient()
  const update = useUpdatePatient({
    mutation: { onSuccess: (saved) => void queryClient.setQueryData(getGetPatientQueryKey(saved.id), saved) },
  })
  const { values, field, shell } = useSettingsForm({
    schema: profileChangesSchema,
    kept: toProfileValues(profile),
    send: (data) => update.mutateAsync({ id: profileIdOf(profile), data }).then(toProfileValues),
  })
  const isSelf = field('is_self')
  const avatar = field('avatar_style')
  const call = field('call_time')
  const { callTime } = t.settings.profile
  const { who } = t.gates.profile

  return (
    <FormShell
      {...shell}
      inReach={inReach}
      aria-label={t.settings.profile.documentTitle()}
      submitLabel={t.settings.profile.save()}
    >
      <NameFields first={field('first_name')} last={field('last_name')} own={values.is_self} />
      <RadioField
        id={isSelf.id}
        label={t.settings.profile.whoTitle()}
        options={[
          { value: 'myself', label: who.myself() },
          { value: 'someone', label: who.someone(), help: who.someoneHelp() },
        ]}
        value={values.is_self ? 'myself' : 'someone'}
        onChange={(answer) => isSelf.onChange(answer === 'myself')}
      />
      <SelectField
        {...call}
        label={callTime.label()}
        description={callTime.hint()}
        empty={callTime.none()}
        value={call.value ?? ''}
        onChange={(time) => call.onChange(time === '' ? null : time)}
        options={Object.values(CallTime).map((value) => ({ value, label: callTime[value]() }))}
        autoComplete="off"
      />
      <AvatarPicker
        name={`${values.first_name} ${values.last_name}`}
        value={avatar.value}
        onChange={avatar.onChange}
      />
    </FormShell>
  )
}

type Props = {
  /** The name whose initials the tiles show. */
  name: string
  value: AvatarStyle | null
  onChange: (style: AvatarStyle | null) => void
}

const ids = fieldIds('avatarStyle')
const choices = [null, ...Object.values(AvatarStyle)]

/** The seven avatar patterns, or none (DATA-55), as labelled radio buttons. */
function AvatarPicker({ name, value, onChange }: Props) {
  const { t } = useText('settings')
  const texts = t.settings.profile
  return (
    <FieldGroup label={texts.avatarTitle()} description={texts.avatarHint()} ids={ids} role="radiogroup">
      <div className={styles.tiles}>
        {choices.map((style) => (
          <label key={style ?? 'none'} className={styles.tile}>
            <input
              id={style ? `${ids.input}-${style}` : ids.input}
              type="radio"
              name={ids.input}
              value={style ?? ''}
              checked={value === style}
              onChange={() => onChange(style)}
            />
            <Avatar name={name} style={style} size="lg" />
            <span>{style ? texts.styles[style]() : texts.none()}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
