import type { Ref } from 'react'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { classes } from '../classes.ts'
import { type FieldProps, joinIds, useField } from './field-props.ts'

type Props = FieldProps & {
  /** As typed; parsed by `parseNumber` in number-text.ts. */
  value: string
  onChange: (value: string) => void
  whole?: boolean
  /** Unit after the input, such as kg. */
  unit?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A text field with a numeric keyboard. A native number input changes on scroll, rejects the French decimal
 * comma and hides input it cannot parse.
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
