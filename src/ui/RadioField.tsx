import type { ReactNode, Ref } from 'react'
import styles from './choice.module.css'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldProps, useField } from './field-props.ts'
import { GroupOption } from './GroupOption.tsx'

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
  /** The first radio, which an error summary or `setFocus` focuses. */
  ref?: Ref<HTMLInputElement>
}

/** A single choice. Nothing is preselected, because a default would count as an answer. */
export function RadioField<Value extends string>(props: Props<Value>) {
  const { ids, frame, control } = useField(props)
  const { name, value, onChange, onBlur, options, ref } = props
  return (
    <FieldGroup {...frame} role="radiogroup" onLeave={onBlur}>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <GroupOption
            key={option.value}
            {...{ option, index, ids, name, ref }}
            type="radio"
            checked={value === option.value}
            required={control.required}
            disabled={control.disabled}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
