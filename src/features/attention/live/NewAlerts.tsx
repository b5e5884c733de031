import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import styles from './live.module.css'
import { giveSignals } from './signals.ts'
import { useNewAlerts } from './use-new-alerts.ts'
import { useTitleCount } from './use-title-count.ts'

/** The sign for new life-threatening answers, which leads to them. */
export function NewAlerts({ organizationId }: { organizationId: string }) {
  const { t } = useText('provider')
  const texts = t.provider.live
  const { count, see } = useNewAlerts(organizationId, () => giveSignals(texts.notification()))
  useTitleCount(count)
  const to = paths.provider.organization(
    { organizationId },
    { view: 'worklist', severity: 'danger_to_life', ordering: '-since' },
  )
  return (
    <>
      {/* Always mounted, so that changes are announced. */}
      <div role="status">
        <VisuallyHidden>{count > 0 && texts.came({ count })}</VisuallyHidden>
      </div>
      {count > 0 && (
        <Link to={to} className={styles.sign} aria-label={texts.see({ count })} onClick={see}>
          <IconAlertTriangle aria-hidden size="1.25rem" />
          <span className={styles.count}>{count}</span>
          <span className={styles.words}>{texts.short({ count })}</span>
        </Link>
      )}
    </>
  )
}
