import type { Ref } from 'react'
import styles from './choice.module.css'
import { classes } from '../classes.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldProps, useField } from './field-props.ts'
import type { Option } from './RadioField.tsx'
import { toggleChoice } from '../actions/toggle-choice.ts'

export type CheckOption = Option & {
  /** "None of these": choosing it clears the others, and vice versa. */
  exclusive?: boolean
}

type Props = FieldProps & {
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly CheckOption[]
  /** Lays short options out in columns where there is room. */
  inColumns?: boolean
  ref?: Ref<HTMLInputElement>
}

export function CheckboxGroupField(props: Props) {
  const { ids, frame, control } = useField(props)
  const { name, value, onChange, onBlur, options, inColumns, ref } = props
  return (
    <FieldGroup {...frame} role="group" onLeave={onBlur}>
      <div className={classes(styles.choices, inColumns && styles.columns)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice} lang={option.lang}>
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? ids.input : `${ids.input}-${option.value}`}
              type="checkbox"
              name={name ?? ids.input}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={control.disabled}
              aria-invalid={control['aria-invalid']}
              aria-labelledby={`${ids.input}-${option.value}-label`}
              aria-describedby={option.help ? `${ids.input}-${option.value}-help` : undefined}
              onChange={() => onChange(toggleChoice(options, value, option.value))}
            />
            <span className={styles.words}>
              <span id={`${ids.input}-${option.value}-label`}>{option.label}</span>
              {option.help && (
                <span id={`${ids.input}-${option.value}-help`} className={styles.help}>
                  {option.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
