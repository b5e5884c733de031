import { TextField } from '#src/ui/fields/TextField.tsx'

type Props = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Shows the numeric keyboard on phones. */
  numeric?: boolean
}

/** A single field for the whole code, so that it can be pasted or autofilled from a message (3.3.8). */
export function CodeField({ numeric = true, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      name="code"
      inputMode={numeric ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      required
      short
    />
  )
}
