import { useText } from '#src/i18n/use-text.ts'
import styles from './alert.module.css'
import { classes } from './classes.ts'
import { Button } from './Button.tsx'
import { IconAlertTriangle, IconRefresh } from './icons.ts'
import { Text } from './Text.tsx'

type Props = {
  /** Says what could not be loaded: "We couldn't load your journeys". */
  title?: string
  message?: string
  onRetry?: () => void
  retrying?: boolean
  /** What support asks for. */
  correlationId?: string | undefined
}

/** In the place of what failed; the rest of the page stays. */
export function ErrorPanel({ title, message, onRetry, retrying, correlationId }: Props) {
  const { t } = useText()
  const offline = !navigator.onLine
  return (
    <div role="alert" className={classes(styles.alert, styles.warning)}>
      <IconAlertTriangle aria-hidden size="1.375rem" />
      <div className={styles.words}>
        <p className={styles.title}>{title ?? t.error.panelTitle()}</p>
        <Text>{message ?? (offline ? t.error.panelOffline() : t.error.panelLater())}</Text>
        {correlationId && (
          <Text size="sm" tone="secondary">
            {t.error.reference({ code: correlationId })}
          </Text>
        )}
        {onRetry && (
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="sm"
              pending={retrying}
              onClick={onRetry}
              icon={<IconRefresh aria-hidden size="1.125rem" />}
            >
              {t.actions.retry()}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
