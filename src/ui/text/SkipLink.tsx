import { useText } from '#src/i18n/use-text.ts'
import styles from '../screens/screen.module.css'

/** First tab stop of a page (2.4.1). */
export function SkipLink() {
  const { t } = useText()
  return (
    <a
      className={styles.skip}
      href="#main"
      data-no-print
      onClick={(event) => {
        // Prevents a hash change, which the router would treat as a navigation.
        event.preventDefault()
        const main = document.getElementById('main')
        main?.setAttribute('tabindex', '-1')
        main?.focus()
      }}
    >
      {t.nav.skip()}
    </a>
  )
}
