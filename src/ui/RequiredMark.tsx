import styles from './field.module.css'

/** The red asterisk of UI-27. Hidden from screen readers, which read the required attribute instead. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}
