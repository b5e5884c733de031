import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import styles from './import.module.css'
import type { LeftEntry } from './read-bundle.ts'

/** The rest is counted. */
const MOST = 30

/** The entries of a file that become no record, and why. */
export function LeftEntries({ left }: { left: readonly LeftEntry[] }) {
  const { t } = useText('summary')
  const texts = t.summary.import
  if (left.length === 0) return null
  return (
    <Alert kind="warning" title={texts.left({ count: left.length })}>
      <ul className={styles.lines}>
        {left.slice(0, MOST).map(({ title, reason }, at) => (
          // eslint-disable-next-line react/no-array-index-key -- two entries may say the same
          <li key={at}>{texts.leftEntry({ title, reason: texts.reason[reason]() })}</li>
        ))}
        {left.length > MOST && <li>{texts.more({ count: left.length - MOST })}</li>}
      </ul>
    </Alert>
  )
}
