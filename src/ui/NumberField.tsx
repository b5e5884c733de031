import type { Ref } from 'react'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { classes } from './classes.ts'
import { type FieldProps, joinIds, useField } from './field-props.ts'

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
  const { ids, frame, control, rest } = useField(props)
  const { onChange, whole = false, unit, ...more } = rest
  const unitId = `${ids.input}-unit`
  return (
    <Field {...frame}>
      <div className={styles.suffixed}>
        <input
          {...more}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          className={classes(styles.input, styles.short)}
          {...control}
          aria-describedby={joinIds(control['aria-describedby'], unit && unitId)}
          onChange={(event) => onChange(event.target.value)}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </div>
    </Field>
  )
}
