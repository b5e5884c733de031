import { trimmed } from '#src/lib/validation/text-rules.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'short'> & {
  /** `username` on sign-in; `off` for another person's address (1.3.5). */
  autoComplete?: 'email' | 'username' | 'off'
}

/**
 * An email address: email keyboard, no autocapitalization; trims whitespace and invisible characters on blur.
 */
export function EmailField({ autoComplete = 'email', value, onChange, onBlur, ...rest }: Props) {
  const leave = () => {
    if (value !== trimmed(value)) onChange(trimmed(value))
    onBlur?.()
  }
  return <TextField {...rest} {...{ autoComplete, value, onChange }} type="email" onBlur={leave} />
}
