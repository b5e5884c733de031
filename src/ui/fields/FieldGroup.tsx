import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './field.module.css'
import { FieldError } from './FieldError.tsx'
import { describedBy, type FieldIds, type FieldProps } from './field-props.ts'
import { OptionalMark } from './OptionalMark.tsx'
import { RequiredMark } from './RequiredMark.tsx'
import { VisuallyHidden } from '../basics.tsx'

type Props = Pick<FieldProps, 'label' | 'description' | 'error' | 'required' | 'optional'> & {
  ids: FieldIds
  role: 'radiogroup' | 'group'
  /** Called when the focus leaves the whole group. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

/**
 * One question with several inputs. A radio group has a required attribute; a plain group says so in its label.
 */
export function FieldGroup({
  label,
  description,
  error,
  required,
  optional,
  ids,
  role,
  onLeave,
  children,
}: Props) {
  const { t } = useText()
  const radios = role === 'radiogroup'
  return (
    <fieldset
      role={role}
      className={styles.field}
      data-error={error ? true : undefined}
      aria-labelledby={ids.label}
      aria-describedby={describedBy(ids, { description, error })}
      aria-required={radios && required ? true : undefined}
      aria-invalid={radios && error ? true : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
      }}
    >
      <legend id={ids.label} className={styles.label}>
        <span id={ids.name}>{label}</span>
        {required ? <RequiredMark /> : optional && <OptionalMark />}
        {required && !radios && <VisuallyHidden> {t.field.required()}</VisuallyHidden>}
      </legend>
      {description && (
        <div id={ids.description} className={styles.description}>
          {description}
        </div>
      )}
      <FieldError id={ids.error} message={error} />
      {children}
    </fieldset>
  )
}
