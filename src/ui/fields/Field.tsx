import type { ReactNode } from 'react'
import styles from './field.module.css'
import { FieldError } from './FieldError.tsx'
import type { FieldIds, FieldProps } from './field-props.ts'
import { OptionalMark } from './OptionalMark.tsx'
import { RequiredMark } from './RequiredMark.tsx'

type Props = Pick<FieldProps, 'label' | 'description' | 'error' | 'required' | 'optional'> & {
  ids: FieldIds
  children: ReactNode
}

/** Label, help and error for one input. The error is above the input, where a phone keyboard cannot hide it. */
export function Field({ label, description, error, required, optional, ids, children }: Props) {
  return (
    <div className={styles.field} data-error={error ? true : undefined}>
      <label id={ids.label} htmlFor={ids.input} className={styles.label}>
        <span id={ids.name}>{label}</span>
        {required ? <RequiredMark /> : optional && <OptionalMark />}
      </label>
      {description && (
        <div id={ids.description} className={styles.description}>
          {description}
        </div>
      )}
      <FieldError id={ids.error} message={error} />
      {children}
    </div>
  )
}
