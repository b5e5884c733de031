import { useText } from '#src/i18n/use-text.ts'
import styles from './field.module.css'

/** Marks an optional field; part of its label, so that it is announced. */
export function OptionalMark() {
  const { t } = useText()
  return <span className={styles.optional}> {t.field.optional()}</span>
}
