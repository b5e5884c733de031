import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { isSentPhone, tidyPhone } from '#src/lib/validation/phone.ts'
import { phoneText } from '../actions/phone-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'short'>

/**
 * A phone number as people write it (VAL-58). On blur, pasted dashes are normalized. Stored E.164 is formatted
 * for display, but never while someone is typing.
 */
export function PhoneField({ autoComplete = 'tel', description, value, onChange, onBlur, ...rest }: Props) {
  const { t } = useText('kit')
  const [typed, setTyped] = useState<string>()
  const shown = isSentPhone(value) ? phoneText(t, value) : value
  return (
    <TextField
      {...rest}
      {...{ autoComplete }}
      type="tel"
      short
      value={typed ?? shown}
      description={description ?? t.kit.phoneHint()}
      onChange={(text) => {
        setTyped(text)
        onChange(text)
      }}
      onBlur={() => {
        setTyped(undefined)
        if (value !== tidyPhone(value)) onChange(tidyPhone(value))
        onBlur?.()
      }}
    />
  )
}
