import { useController, type Control } from 'react-hook-form'
import { NameFields } from './NameFields.tsx'
import type { ProfileAnswers, ProfileInput } from './profile-schema.ts'

type Props = {
  control: Control<ProfileInput, unknown, ProfileAnswers>
  errorOf: (field: 'firstName' | 'lastName') => string | undefined
  /** Whether the name is the user's own. */
  own: boolean
}

/** PROFILE-06 */
export function NameStep({ control, errorOf, own }: Props) {
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
