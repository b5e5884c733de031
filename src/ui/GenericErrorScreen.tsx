import { useText } from '#src/i18n/use-text.ts'
import { Button } from './Button.tsx'
import { IconAlertTriangle } from './icons.ts'
import { PageHeading } from './PageHeading.tsx'
import styles from './screen.module.css'
import { Text } from './Text.tsx'

type Props = { message?: string | undefined; correlationId?: string | undefined; onReload?: () => void }

/** UI-10..12, D-60: over everything, because nothing below can be trusted. Needs shell words only. */
export function GenericErrorScreen({ message, correlationId, onReload }: Props) {
  const { t } = useText()
  return (
    <div className={styles.overlay} role="alert">
      <div className={styles.screen}>
        <span className={styles.emptyIcon}>
          <IconAlertTriangle aria-hidden size="1.75rem" />
        </span>
        <PageHeading>{t.error.prefix({ message: message || t.error.fallback() })}</PageHeading>
        {correlationId && <Text tone="secondary">{t.error.reference({ code: correlationId })}</Text>}
        <Button onClick={onReload ?? (() => location.reload())}>{t.actions.reload()}</Button>
      </div>
    </div>
  )
}
