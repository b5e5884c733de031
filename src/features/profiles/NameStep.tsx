import { useController, type Control } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { ProfileAnswers, ProfileInput } from './profile-schema.ts'

type Props = {
  control: Control<ProfileInput, unknown, ProfileAnswers>
  errorOf: (field: 'firstName' | 'lastName') => string | undefined
  /** The browser may fill in the name of whoever sits there, and nobody else's (1.3.5). */
  own: boolean
}

/** PROFILE-06 */
export function NameStep({ control, errorOf, own }: Props) {
  const { t } = useText('gates')
  const { name } = t.gates.profile
  const { field: first } = useController({ control, name: 'firstName' })
  const { field: last } = useController({ control, name: 'lastName' })
  return (
    <Stack gap="md">
      <TextField
        {...first}
        id="firstName"
        label={name.first()}
        required
        autoComplete={own ? 'given-name' : 'off'}
        error={errorOf('firstName')}
      />
      <TextField
        {...last}
        id="lastName"
        label={name.last()}
        required
        autoComplete={own ? 'family-name' : 'off'}
        error={errorOf('lastName')}
      />
    </Stack>
  )
}
