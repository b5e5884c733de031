import type { ComponentProps } from 'react'
import { formatTimeOfDay } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'

/** Every half hour of the day. */
const times = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
)

type Props = Omit<ComponentProps<typeof SelectField<string>>, 'options' | 'empty' | 'short'>

/** A full or half hour. */
export function TimeSelect(props: Props) {
  const { locale } = useText()
  return (
    <SelectField
      {...props}
      short
      empty={false}
      options={times.map((value) => ({ value, label: formatTimeOfDay(locale, value) }))}
    />
  )
}
