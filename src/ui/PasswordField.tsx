import { useId, useState } from 'react'
import type { Ref } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { classes } from './classes.ts'
import { describedBy, fieldIds } from './field-props.ts'
import type { FieldProps } from './field-props.ts'
import { IconEye, IconEyeOff } from './icons.ts'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Password managers need to know which one it is; pasting is always allowed. */
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  /** Ids of more help, such as the list of password rules. */
  'aria-describedby'?: string
  ref?: Ref<HTMLInputElement>
}

/** A password with a show/hide toggle (UI-29) that the keyboard reaches. */
export function PasswordField(props: Props) {
  const { label, description, error, required, optional, readOnly, id, onChange, ...rest } = props
  const { t } = useText()
  const [shown, setShown] = useState(false)
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const described = [describedBy(ids, { description, error }), props['aria-describedby']]
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <Field {...{ label, description, error, required, optional, ids }}>
      <div className={styles.row}>
        <input
          {...rest}
          id={ids.input}
          type={shown ? 'text' : 'password'}
          className={classes(styles.input, styles.withToggle)}
          required={required}
          disabled={readOnly}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={ids.input}
          aria-label={shown ? t.field.hidePassword() : t.field.showPassword()}
          disabled={readOnly}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size="1.375rem" />
        </button>
      </div>
    </Field>
  )
}
