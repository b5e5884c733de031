import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'

type Props = {
  pointer: string
  label: string
  description?: string
  value: number | null
  min: number
  max: number
  /** Required; empty input keeps the previous value. */
  required?: boolean
  onChange: (value: number | null) => void
}

/** A whole number. What is no such number stays in the field, is said, and is not taken. */
export function WholeField({ pointer, label, description, value, min, max, required, onChange }: Props) {
  useText('validation')
  const problemText = useProblemText()
  const { problems } = useFields()
  const [typed, setTyped] = useState({ text: value === null ? '' : String(value), of: value })
  const text = typed.of === value ? typed.text : value === null ? '' : String(value)
  const read = (entered: string) => (/^\d{1,9}$/.test(entered.trim()) ? Number(entered) : undefined)
  const number = read(text)
  const isOutside = text.trim() !== '' && (number === undefined || number < min || number > max)
  const isMissing = required === true && text.trim() === ''
  const wrong = isOutside || isMissing ? problemText({ code: 'betweenValues', min, max }) : undefined
  return (
    <NumberField
      id={fieldIdOf(pointer)}
      label={label}
      description={description}
      whole
      value={text}
      error={wrong ?? problems[pointer]}
      onChange={(entered) => {
        const next = read(entered)
        const fits = next !== undefined && next >= min && next <= max
        const taken = fits ? next : entered.trim() === '' && !required ? null : value
        setTyped({ text: entered, of: taken })
        if (taken !== value) onChange(taken)
      }}
    />
  )
}
