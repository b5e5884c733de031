import { useId } from 'react'
import type { Ref } from 'react'
import { classes } from './classes.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { describedBy, fieldIds } from './field-props.ts'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Shows how many characters are left. Longer text is kept and marked, never cut off. */
  maxCharacters?: number
  rows?: number
  lang?: string
  /** Code, not prose: every character as wide as the next. */
  code?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

export function TextareaField(props: Props) {
  const {
    label,
    description,
    error,
    required,
    optional,
    readOnly,
    id,
    onChange,
    maxCharacters,
    rows = 4,
    code = false,
    ...rest
  } = props
  const { t } = useText()
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const countId = `${ids.input}-count`
  const left = maxCharacters === undefined ? undefined : maxCharacters - props.value.length
  const described = [describedBy(ids, { description, error }), left !== undefined && countId]
  return (
    <Field {...{ label, description, error, required, optional, ids }}>
      <textarea
        {...rest}
        id={ids.input}
        rows={rows}
        className={classes(styles.input, code && styles.code)}
        spellCheck={code ? false : undefined}
        required={required}
        disabled={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {left !== undefined && (
        <p id={countId} className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? t.field.charactersOver({ count: -left }) : t.field.charactersLeft({ count: left })}
        </p>
      )}
    </Field>
  )
}
