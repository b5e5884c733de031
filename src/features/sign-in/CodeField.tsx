import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** Whether the code is a number, so that a phone shows the keys for one. */
  numeric?: boolean
}

/** One field for a whole code, so that it can be pasted, or filled in from a message (3.3.8). */
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
