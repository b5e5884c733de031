import type { Ref } from 'react'
import choice from './choice.module.css'
import styles from './field.module.css'
import { FieldError } from './FieldError.tsx'
import { type FieldProps, useField } from './field-props.ts'
import { OptionalMark } from './OptionalMark.tsx'
import { RequiredMark } from './RequiredMark.tsx'

type Props = FieldProps & {
  value: boolean
  onChange: (value: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** A single checkbox; its label may contain links. */
export function CheckboxField(props: Props) {
  const { ids, frame, control } = useField(props)
  const { label, description, error, required, optional } = frame
  const { name, value, onChange, onBlur, ref } = props
  return (
    <div className={styles.field} data-error={error ? true : undefined}>
      <FieldError id={ids.error} message={error} />
      <div className={choice.plain}>
        <input
          ref={ref}
          name={name}
          type="checkbox"
          checked={value}
          {...control}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked)}
        />
        <div className={choice.words}>
          <label id={ids.label} htmlFor={ids.input}>
            <span id={ids.name}>{label}</span>
            {required ? <RequiredMark /> : optional && <OptionalMark />}
          </label>
          {description && (
            <div id={ids.description} className={choice.help}>
              {description}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
