import { useState } from 'react'
import { TextField } from '#src/ui/TextField.tsx'
import { isSame, namesFrom } from './design.ts'

type Props = {
  id: string
  label: string
  description?: string
  error?: string | undefined
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Names of questions, with commas between them. */
export function NamesField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(value.join(', '))
  // what was typed stays as it was while it means the same
  const text = isSame(namesFrom(typed), value) ? typed : value.join(', ')
  return (
    <TextField
      {...field}
      optional
      autoComplete="off"
      value={text}
      onChange={(entered) => {
        setTyped(entered)
        onChange(namesFrom(entered))
      }}
    />
  )
}
