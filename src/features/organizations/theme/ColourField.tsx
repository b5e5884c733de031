import { useText } from '#src/i18n/use-text.ts'
import { parseColour, toHex } from '#src/lib/text/colour.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import styles from '../organizations.module.css'

type Props = {
  id: string
  label: string
  description?: string | undefined
  value: string
  /** Shown while the field is empty. */
  fallback: string
  error?: string | undefined
  onChange: (value: string) => void
}

export function ColourField({ id, label, description, value, fallback, error, onChange }: Props) {
  const { t } = useText('organization')
  const colour = parseColour(value.trim()) ?? parseColour(fallback)
  return (
    <div className={styles.colourField}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t.organization.theme.pick({ name: label })}
        value={colour ? toHex(colour) : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        {...{ id, label, description, value, error, onChange }}
        short
        autoComplete="off"
        maxLength={64}
      />
    </div>
  )
}
