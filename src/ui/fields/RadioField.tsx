import type { ReactNode, Ref } from 'react'
import styles from './choice.module.css'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldProps, useField } from './field-props.ts'

export type Option<Value extends string = string> = {
  value: Value
  label: ReactNode
  help?: ReactNode
  lang?: string
}

type Props<Value extends string> = FieldProps & {
  value: Value | '' | null | undefined
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  /** Two short choices, beside each other on a wide screen. */
  beside?: boolean
  /** The first radio, which an error summary or `setFocus` focuses. */
  ref?: Ref<HTMLInputElement>
}

/** A single choice. Nothing is preselected, because a default would count as an answer. */
export function RadioField<Value extends string>(props: Props<Value>) {
  const { ids, frame, control } = useField(props)
  const { name, value, onChange, onBlur, options, beside, ref } = props
  return (
    <FieldGroup {...frame} role="radiogroup" onLeave={onBlur}>
      <div className={styles.choices} data-beside={beside}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice} lang={option.lang}>
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? ids.input : `${ids.input}-${option.value}`}
              type="radio"
              name={name ?? ids.input}
              value={option.value}
              checked={value === option.value}
              required={control.required}
              disabled={control.disabled}
              aria-describedby={option.help ? `${ids.input}-${option.value}-help` : undefined}
              aria-labelledby={option.help ? `${ids.input}-${option.value}-label` : undefined}
              onChange={() => onChange(option.value)}
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
