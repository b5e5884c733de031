import { useText } from '#src/i18n/use-text.ts'
import styles from './progress.module.css'

type Props = {
  completed: number
  total: number
  /** Overrides "3 of 7 steps", for example with "Page 2 of 4". */
  text?: string
}

/** Progress as text; the bar repeats it and is hidden from screen readers. */
export function ProgressText({ completed, total, text }: Props) {
  const { t } = useText()
  const share = total > 0 ? Math.min(1, Math.max(0, completed / total)) : 0
  return (
    <div className={styles.progress}>
      <p className={styles.words}>{text ?? t.status.progress({ completed, total })}</p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
