import type { FormCondition, FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { NumberProperty } from '../panels/NumberProperty.tsx'
import { anyWords } from '../texts/use-names.ts'

type Value = NonNullable<FormCondition['value']>

type Props = {
  id: string
  label: string
  condition: FormCondition
  /** The question of the condition; undefined if it was removed. */
  field: FormField | undefined
  onChange: (value: Value) => void
}

const YES = 'yes'

/** The value an answer is compared with, limited to possible answers. */
export function ConditionValue({ id, label, condition: { op, value }, field, onChange }: Props) {
  const { t, locale } = useText('formFields')
  const texts = t.formFields.rule
  const text = Array.isArray(value) ? value.join(', ') : value === undefined ? '' : String(value)

  if (field?.type === 'choice' || field?.type === 'multi_choice') {
    const own = field.options.map((option) => ({
      value: option.value,
      label: anyWords(option.label, locale) || option.value,
    }))
    const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
    const gone = chosen
      .filter((one) => own.every((option) => option.value !== one))
      .map((one) => ({ value: one, label: texts.goneOption({ value: one }) }))
    const options = [...own, ...gone]
    if (op === 'in')
      return <CheckboxGroupField {...{ id, label, options }} value={chosen} onChange={onChange} />
    return <SelectField {...{ id, label, options }} empty={false} value={text} onChange={onChange} />
  }
  switch (field?.type) {
    case 'boolean':
    case 'consent':
      return (
        <SelectField
          {...{ id, label }}
          empty={false}
          value={value === true ? YES : 'no'}
          onChange={(chosen) => onChange(chosen === YES)}
          options={[
            { value: YES, label: texts.yes() },
            { value: 'no', label: texts.no() },
          ]}
        />
      )
    case 'number':
    case 'scale':
      return (
        <NumberProperty
          {...{ id, label }}
          required
          value={typeof value === 'number' ? value : undefined}
          onChange={(number) => {
            if (number !== undefined) onChange(number)
          }}
        />
      )
    case 'date':
      return <DateField {...{ id, label }} value={text} onChange={onChange} />
    default:
      return (
        <TextField
          {...{ id, label }}
          autoComplete="off"
          value={text}
          onChange={(typed) => onChange(op === 'in' ? typed.split(/,\s*/) : typed)}
          readOnly={field === undefined}
        />
      )
  }
}
