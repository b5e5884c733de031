import { useText } from '#src/i18n/use-text.ts'
import { readPostalCode } from '#src/lib/validation/postal-code.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'short'>

/** A postal code in any notation (VAL-59); formatted as `K1A 0B1` on blur. */
export function PostalCodeField(props: Props) {
  const { autoComplete = 'postal-code', description, value, onChange, onBlur, ...rest } = props
  const { t } = useText('kit')
  const leave = () => {
    const read = readPostalCode(value)
    if (read && read !== value) onChange(read)
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      {...{ autoComplete, value, onChange }}
      short
      description={description ?? t.kit.postalCodeHint()}
      onBlur={leave}
    />
  )
}
