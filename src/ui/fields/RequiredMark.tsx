import styles from './field.module.css'

/** The red asterisk of UI-27. Hidden from screen readers, which announce the required attribute. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}
