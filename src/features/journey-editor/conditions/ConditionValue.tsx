import type { FormField, JourneyCondition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TypedValue } from './TypedValue.tsx'
import { wordsOf } from '../design/words-of.ts'

type Props = {
  id: string
  condition: JourneyCondition
  field: FormField
  error: string | undefined
  onChange: (value: JourneyCondition['value'] | undefined) => void
}

export function ConditionValue({ id, condition: { op, value }, field, error, onChange }: Props) {
  const { t, locale } = useText('journeyEditor')
  const texts = t.journeyEditor.condition
  const props = { id, label: texts.value(), error }
  const chosen = Array.isArray(value) ? value : value === undefined ? [] : [String(value)]
  switch (field.type) {
    case 'choice':
    case 'multi_choice': {
      const known = field.options.map((option) => ({
        value: option.value,
        label: wordsOf(option.label, locale) || option.value,
      }))
      const gone = chosen.filter((one) => known.every((option) => option.value !== one))
      const options = [...known, ...gone.map((one) => ({ value: one, label: texts.gone({ name: one }) }))]
      if (op === 'in')
        return <CheckboxGroupField {...props} options={options} value={chosen} onChange={onChange} />
      return (
        <SelectField
          {...props}
          options={options}
          value={chosen[0] ?? ''}
          onChange={(one) => onChange(one || undefined)}
        />
      )
    }
    case 'boolean':
    case 'consent':
      return (
        <SelectField
          {...props}
          value={chosen[0] ?? ''}
          options={[
            { value: 'true', label: texts.yes() },
            { value: 'false', label: texts.no() },
          ]}
          onChange={(one) => onChange(one === '' ? undefined : one === 'true')}
        />
      )
    case 'date':
    case 'partial_date':
      return <DateField {...props} value={chosen[0] ?? ''} onChange={(text) => onChange(text || undefined)} />
    default:
      return <TypedValue {...props} field={field} value={value} onChange={onChange} />
  }
}
