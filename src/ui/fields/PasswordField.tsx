import { type Ref, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { classes } from '../classes.ts'
import { type FieldProps, joinIds, useField } from './field-props.ts'
import { IconEye, IconEyeOff } from '../icons.ts'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Tells password managers which one it is; pasting is always allowed. */
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  /** Ids of further help, such as the list of password rules. */
  'aria-describedby'?: string
  ref?: Ref<HTMLInputElement>
}

/** A password with a keyboard-accessible show/hide toggle (UI-29). */
export function PasswordField(props: Props) {
  const { ids, frame, control, rest } = useField(props)
  const { onChange, ...more } = rest
  const { t } = useText()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <Field {...frame}>
      <div className={styles.row}>
        <input
          {...more}
          {...control}
          type={shown ? 'text' : 'password'}
          className={classes(styles.input, styles.withToggle)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={joinIds(control['aria-describedby'], props['aria-describedby'])}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={ids.input}
          aria-label={shown ? t.field.hidePassword() : t.field.showPassword()}
          disabled={props.readOnly}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size="1.375rem" />
        </button>
      </div>
    </Field>
  )
}
