import { type FormField, type LocalizedText, UploadType } from '#generated/model/index.ts'
import { formFieldFileMaxBytesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { propertyId } from '../definition/element-ids.ts'
import { NumberProperty } from './NumberProperty.tsx'
import type { QuestionPlace } from '../definition/place.ts'
import { type Property, valueOf } from '../definition/properties.ts'
import { useNames } from '../texts/use-names.ts'
import { WordsField } from './WordsField.tsx'

type Props = {
  property: Property
  field: FormField
  place: QuestionPlace
  /** Questions this one can be compared with. */
  others: readonly FormField[]
  onChange: (name: string, value: unknown) => void
}

const MEGABYTE = 1024 * 1024
const HINTS = [
  'pattern',
  'autocomplete',
  'max_bytes',
  'max_files',
  'max_rows',
  'row_label',
  'add_label',
  'as_list',
  'as_slider',
] as const

export function PropertyField({ property, field, place, others, onChange }: Props) {
  const { t } = useText('formEditor', 'formFields')
  const names = useNames()
  const { name, kind, required, min, max } = property
  const texts = t.formFields.property
  const value = valueOf(field, name)
  const label =
    kind === 'date' && name === 'min'
      ? texts.minDate()
      : kind === 'date' && name === 'max'
        ? texts.maxDate()
        : texts[name]()
  const hinted = HINTS.find((one) => one === name)
  const hint = hinted && texts.hint[hinted]()
  const id = propertyId(place, name)
  const change = (next: unknown) => onChange(name, next)
  const text = typeof value === 'string' ? value : ''
  const number = typeof value === 'number' ? value : undefined

  switch (kind) {
    case 'words':
    case 'longWords':
      return (
        <WordsField
          {...{ label, place, hint }}
          property={name}
          value={value as LocalizedText | undefined}
          onChange={change}
          required={required ?? false}
          long={kind === 'longWords'}
        />
      )
    case 'flag':
      return (
        <CheckboxField
          id={id}
          label={label}
          description={hint}
          value={value === true}
          onChange={(on) => change(on || undefined)}
        />
      )
    case 'whole':
    case 'number':
      return (
        <NumberProperty
          {...{ id, label, hint, min, max, required }}
          value={number}
          onChange={change}
          whole={kind === 'whole'}
        />
      )
    case 'size':
      return (
        <NumberProperty
          {...{ id, label, hint }}
          unit={texts.megabytes()}
          min={1 / MEGABYTE}
          max={formFieldFileMaxBytesMax / MEGABYTE}
          value={number === undefined ? undefined : number / MEGABYTE}
          onChange={(megabytes) =>
            change(megabytes === undefined ? undefined : Math.max(1, Math.round(megabytes * MEGABYTE)))
          }
        />
      )
    case 'date':
      return <DateField id={id} label={label} value={text} onChange={(date) => change(date || undefined)} />
    case 'text':
      return (
        <TextField
          {...{ id, label }}
          description={hint}
          value={text}
          autoComplete="off"
          {...(max !== undefined && { maxLength: max })}
          onChange={(typed) => change(typed || undefined)}
        />
      )
    case 'types':
      return (
        <CheckboxGroupField
          {...{ id, label, required }}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={change}
          options={Object.values(UploadType).map((type) => ({
            value: type,
            label: t.formFields.fileType[type](),
          }))}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...{ id, label }}
          description={property.rowsOnly ? undefined : texts.hint.record()}
          empty={texts.noRecord()}
          value={text}
          onChange={(next) => change(next || undefined)}
          options={(property.options ?? []).map((one) => ({ value: one, label: t.formFields.record[one]() }))}
        />
      )
    case 'earlier': {
      const options = others
        .filter(({ type, key }) => type === field.type && key !== field.key)
        .map((other) => ({ value: other.key, label: names.question(other) }))
      const isGone = text !== '' && options.every((option) => option.value !== text)
      return (
        <SelectField
          {...{ id, label }}
          empty={texts.noDate()}
          value={text}
          onChange={(key) => change(key || undefined)}
          options={
            isGone ? [...options, { value: text, label: t.formFields.rule.gone({ key: text }) }] : options
          }
          error={isGone ? t.formEditor.problems.code.brokenDate() : undefined}
        />
      )
    }
  }
}
