import { trimmed } from '#src/lib/text-rules.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'short'> & {
  /** `username` where one signs in; `off` for somebody else's address (1.3.5). */
  autoComplete?: 'email' | 'username' | 'off'
}

/** An e-mail address: the right keyboard, no capital letters, blanks and invisible characters around it cut off when one leaves. */
export function EmailField({ autoComplete = 'email', value, onChange, onBlur, ...rest }: Props) {
  const leave = () => {
    if (value !== trimmed(value)) onChange(trimmed(value))
    onBlur?.()
  }
  return <TextField {...rest} {...{ autoComplete, value, onChange }} type="email" onBlur={leave} />
}
