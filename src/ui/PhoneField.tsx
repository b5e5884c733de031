import { useText } from '#src/i18n/use-text.ts'
import { tidyPhone } from '#src/lib/phone.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'short'>

/** A phone number as people write it (VAL-58); what is pasted from a document gets plain dashes when one leaves. */
export function PhoneField({ autoComplete = 'tel', description, value, onChange, onBlur, ...rest }: Props) {
  const { t } = useText('kit')
  const leave = () => {
    if (value !== tidyPhone(value)) onChange(tidyPhone(value))
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      {...{ autoComplete, value, onChange }}
      type="tel"
      short
      description={description ?? t.kit.phoneHint()}
      onBlur={leave}
    />
  )
}
