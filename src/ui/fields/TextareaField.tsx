import type { Ref } from 'react'
import { classes } from '../classes.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { type FieldProps, joinIds, useField } from './field-props.ts'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Shows the remaining characters. Longer text is kept and flagged, never truncated. */
  maxCharacters?: number
  rows?: number
  lang?: string
  /** Uses a monospace font, for code. */
  code?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

export function TextareaField(props: Props) {
  const { ids, frame, control, rest } = useField(props)
  const { onChange, maxCharacters, rows = 4, code = false, ...more } = rest
  const { t } = useText()
  const countId = `${ids.input}-count`
  const left = maxCharacters === undefined ? undefined : maxCharacters - props.value.length
  return (
    <Field {...frame}>
      <textarea
        {...more}
        rows={rows}
        className={classes(styles.input, code && styles.code)}
        spellCheck={code ? false : undefined}
        {...control}
        aria-describedby={joinIds(control['aria-describedby'], left !== undefined && countId)}
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
