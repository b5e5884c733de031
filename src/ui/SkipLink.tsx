import { useText } from '#src/i18n/use-text.ts'
import styles from './screen.module.css'

/** First tab stop of a page (2.4.1); `target` is the id of the main element. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useText()
  return (
    <a
      className={styles.skip}
      href={`#${target}`}
      data-no-print
      onClick={(event) => {
        // Prevents a hash change, which the router would treat as a navigation.
        event.preventDefault()
        const main = document.getElementById(target)
        main?.setAttribute('tabindex', '-1')
        main?.focus()
      }}
    >
      {t.nav.skip()}
    </a>
  )
}
