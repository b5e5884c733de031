import { useText } from '#src/i18n/use-text.ts'
import styles from './environment-mark.module.css'

export function EnvironmentMark({ name }: { name: string }) {
  const { t } = useText()
  return (
    <aside className={styles.mark} data-no-print>
      {t.brand.environment({ name })}
    </aside>
  )
}
