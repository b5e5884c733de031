import { useId } from 'react'
import type { Ref } from 'react'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { classes } from './classes.ts'
import { describedBy, fieldIds } from './field-props.ts'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & {
  /** As typed; `parseNumber` of number-text.ts reads it. */
  value: string
  onChange: (value: string) => void
  whole?: boolean
  /** A unit behind the field, such as kg. */
  unit?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A text field with the number keyboard. A native number field changes under the scroll wheel, refuses the
 * decimal comma of French and hides what it does not understand.
 */
export function NumberField(props: Props) {
  const {
    label,
    description,
    error,
    required,
    optional,
    readOnly,
    id,
    onChange,
    whole = false,
    unit,
    ...rest
  } = props
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const unitId = `${ids.input}-unit`
  const described = [describedBy(ids, { description, error }), unit && unitId]
  return (
    <Field {...{ label, description, error, required, optional, ids }}>
      <div className={styles.suffixed}>
        <input
          {...rest}
          id={ids.input}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          className={classes(styles.input, styles.short)}
          required={required}
          disabled={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </div>
    </Field>
  )
}
