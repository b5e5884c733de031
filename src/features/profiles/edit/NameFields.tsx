import type { ComponentProps } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

type Binding = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'name'
> & {
  error: string | undefined
}

type Props = {
  first: Binding
  last: Binding
  /** Autocomplete fills in the user's own name only (1.3.5). */
  own: boolean
}

/** First and last name of a person (PROFILE-06). */
export function NameFields({ first, last, own }: Props) {
  const { t } = useText('gates')
  const { name } = t.gates.profile
  return (
    <Stack gap="md">
      <TextField {...first} label={name.first()} required autoComplete={own ? 'given-name' : 'off'} />
      <TextField {...last} label={name.last()} required autoComplete={own ? 'family-name' : 'off'} />
    </Stack>
  )
}
