import { useController, type Control } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import type { ProfileAnswers, ProfileInput } from '../edit/profile-schema.ts'

type Props = {
  control: Control<ProfileInput, unknown, ProfileAnswers>
  error: string | undefined
  /** Called on a new answer, which clears its error. */
  onAnswer: () => void
}

/** PROFILE-03 */
export function WhoStep({ control, error, onAnswer }: Props) {
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
