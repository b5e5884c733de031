import { useState } from 'react'
import type { FormField, JourneyCondition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'

type Value = JourneyCondition['value']

type Props = {
  id: string
  label: string
  field: FormField
  value: Value | undefined
  error: string | undefined
  /** `undefined` when the input is not a valid answer of this type. */
  onChange: (value: Value | undefined) => void
}

/** A typed value: a number, time or text, depending on the question. */
export function TypedValue({ field, value, error, onChange, ...rest }: Props) {
  const { t, locale } = useText('journeyEditor')
  const shown = value === undefined ? '' : String(value)
  const [typed, setTyped] = useState({
    text: locale === 'fr-ca' && typeof value === 'number' ? shown.replace('.', ',') : shown,
    value,
  })
  const text = typed.value === value ? typed.text : shown
  const isNumber = field.type === 'number' || field.type === 'scale'
  const read = (entered: string): Value | undefined => {
    if (isNumber) return parseNumber(entered, locale) ?? undefined
    if (field.type === 'time') return readTime(entered) ?? undefined
    return entered.trim() || undefined
  }
  const props = {
    ...rest,
    value: text,
    error:
      isNumber && text.trim() !== '' && value === undefined ? t.journeyEditor.condition.notNumber() : error,
    onChange: (entered: string) => {
      const next = read(entered)
      setTyped({ text: entered, value: next })
      onChange(next)
    },
  }
  if (isNumber) {
    const { min, max } = field
    const limits =
      min === undefined || max === undefined ? undefined : t.journeyEditor.condition.limits({ min, max })
    return <NumberField {...props} {...(limits && { description: limits })} />
  }
  if (field.type === 'time') return <TimeField {...props} />
  return <TextField {...props} autoComplete="off" maxLength={500} />
}
