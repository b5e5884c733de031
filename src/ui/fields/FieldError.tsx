import styles from './field.module.css'
import { IconAlertCircle } from '../icons.ts'

/** Colour, icon and text: never colour alone. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className={styles.error}>
      <IconAlertCircle size="1.2em" aria-hidden />
      <span>{message}</span>
    </p>
  )
}
