import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { parseNumber } from '#src/ui/data/number-text.ts'

type Props = {
  id: string
  label: string
  hint?: string | undefined
  value: number | undefined
  onChange: (value: number | undefined) => void
  whole?: boolean
  min?: number | undefined
  max?: number | undefined
  required?: boolean | undefined
  unit?: string
}

/** A numeric property. Invalid input stays in the field with an error; the form keeps its value. */
export function NumberProperty(props: Props) {
  const { id, label, hint, value, onChange, whole = false, min, max, required = false, unit } = props
  const { t, locale, format } = useText('formFields')
  const shown = value === undefined ? '' : String(value).replace('.', locale === 'fr-ca' ? ',' : '.')
  // Keeps the text as typed (`1.`), until a different value comes in.
  const [typed, setTyped] = useState({ text: shown, value })
  const text = typed.value === value ? typed.text : shown
  const texts = t.formFields.property

  const read = (from: string): number | undefined | 'wrong' => {
    if (from.trim() === '') return required ? 'wrong' : undefined
    const number = parseNumber(from, locale)
    if (number === null || (whole && !Number.isInteger(number))) return 'wrong'
    return (min !== undefined && number < min) || (max !== undefined && number > max) ? 'wrong' : number
  }
  const change = (next: string) => {
    const number = read(next)
    setTyped({ text: next, value: number === 'wrong' ? value : number })
    if (number !== 'wrong') onChange(number)
  }
  const isWrong = read(text) === 'wrong'
  const kind = whole ? texts.notWhole() : texts.notNumber()
  const limits =
    min !== undefined && max !== undefined
      ? texts.limits({ min: format.number(min), max: format.number(max) })
      : min !== undefined && min > 0
        ? texts.least({ min: format.number(min) })
        : undefined
  return (
    <NumberField
      id={id}
      label={label}
      description={hint ?? limits}
      required={required}
      whole={whole}
      value={text}
      onChange={change}
      error={isWrong ? [kind, limits].filter(Boolean).join(' ') : undefined}
      {...(unit && { unit })}
    />
  )
}
