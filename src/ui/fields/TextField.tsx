import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, Ref } from 'react'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { classes } from '../classes.ts'
import { type FieldProps, useField } from './field-props.ts'

export type TextFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'time'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoFocus?: boolean
  maxLength?: number
  /** Narrow, so that the width hints at the expected length. */
  short?: boolean
  lang?: string
  /** Common answers offered while typing; any other text is accepted. */
  suggestions?: readonly string[]
  ref?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { ids, frame, control, rest } = useField(props)
  const { onChange, type = 'text', short, suggestions, ...more } = rest
  return (
    <Field {...frame}>
      <input
        {...more}
        type={type}
        list={suggestions && `${ids.input}-list`}
        className={classes(styles.input, short && styles.short)}
        {...control}
        onChange={(event) => onChange(event.target.value)}
        {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
      />
      {suggestions && (
        <datalist id={`${ids.input}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  )
}
