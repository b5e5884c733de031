import { useText } from '#src/i18n/use-text.ts'
import styles from './alert.module.css'
import { classes } from '../classes.ts'
import { Button } from '../actions/Button.tsx'
import { IconAlertTriangle, IconRefresh } from '../icons.ts'
import { useLoadFailure, useRetryWhenBack } from './load-failure.ts'
import { ReferenceCode } from '../data/ReferenceCode.tsx'
import { Text } from '../basics.tsx'

type Props = {
  /** Names what failed to load: "We couldn't load your journeys"; null where a heading above says it. */
  title?: string | null
  message?: string
  onRetry?: () => void
  retrying?: boolean
  /** The cause: lets the panel suggest a remedy and retry automatically where that may help. */
  error?: unknown
}

/** Replaces the failed part only; the rest of the page stays usable. */
export function ErrorPanel({ title, message, onRetry, retrying, error }: Props) {
  const { t } = useText()
  const { advice, reference } = useLoadFailure(error)
  useRetryWhenBack(error, onRetry)
  return (
    <div role="alert" className={classes(styles.alert, styles.warning)}>
      <IconAlertTriangle aria-hidden size="1.375rem" />
      <div className={styles.words}>
        {title !== null && <p className={styles.title}>{title ?? t.error.panelTitle()}</p>}
        <Text>{message ?? advice}</Text>
        {reference && <ReferenceCode code={reference} />}
        {onRetry && (
          <div className={styles.actions}>
            <Button variant="secondary" size="sm" pending={retrying} onClick={onRetry} icon={IconRefresh}>
              {t.actions.retry()}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
