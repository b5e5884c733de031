import { useText } from '#src/i18n/use-text.ts'
import styles from './field.module.css'

/** Behind the label of a field that may stay empty; part of its name, so that it is read too. */
export function OptionalMark() {
  const { t } = useText()
  return <span className={styles.optional}> {t.field.optional()}</span>
}
