import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../actions/Button.tsx'
import { IconAlertTriangle } from '../icons.ts'
import { useLoadFailure, useRetryWhenBack } from '../messages/load-failure.ts'
import { PageHeading } from '../text/PageHeading.tsx'
import { ReferenceCode } from '../data/ReferenceCode.tsx'
import styles from './screen.module.css'
import { Text } from '../basics.tsx'

type Props = {
  /** The fixed text of an error (ERR-05, ERR-07); the screen adds advice below it. */
  message?: string | undefined
  error?: unknown
}

/** UI-10..12, D-60: over everything, because nothing below can be trusted. Needs shell words only. */
export function GenericErrorScreen({ message, error }: Props) {
  const { t } = useText()
  const { advice, reference } = useLoadFailure(error)
  const reload = () => location.reload()
  useRetryWhenBack(error, reload)
  return (
    <div className={styles.overlay} role="alert">
      <div className={styles.screen}>
        <span className={styles.emptyIcon}>
          <IconAlertTriangle aria-hidden size="1.75rem" />
        </span>
        <PageHeading>{t.error.prefix({ message: message || t.error.fallback() })}</PageHeading>
        <Text>{advice}</Text>
        {reference && <ReferenceCode code={reference} />}
        <Button onClick={reload}>{t.actions.reload()}</Button>
      </div>
    </div>
  )
}
