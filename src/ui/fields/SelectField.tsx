import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import more from './more-fields.module.css'
import { classes } from '../classes.ts'
import { type FieldProps, useField } from './field-props.ts'

export type SelectOption<Value extends string = string> = { value: Value; label: string; lang?: string }

type Props<Value extends string> = FieldProps & {
  /** '' when nothing is chosen. */
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  /** Label of the empty option; `false` where a choice always exists. */
  empty?: string | false
  autoComplete?: HTMLInputAutoCompleteAttribute
  short?: boolean
  ref?: Ref<HTMLSelectElement>
}

/**
 * A single choice as a native select, which fits every screen, keyboard and screen reader. For a few options,
 * see RadioField.
 */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { frame, control, rest } = useField(props)
  const { onChange, options, empty, short, ...own } = rest
  const { t } = useText('kit')
  return (
    <Field {...frame}>
      <select
        {...own}
        className={classes(styles.input, more.select, short && styles.short)}
        {...control}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {empty !== false && <option value="">{empty ?? t.kit.select()}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
