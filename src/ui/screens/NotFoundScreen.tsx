import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '../actions/Button.tsx'
import { IconMapQuestion } from '../icons.ts'
import { PageHeading } from '../text/PageHeading.tsx'
import styles from './screen.module.css'
import { Text } from '../basics.tsx'

/** UI-01..05. `home` is the URL of the visitor's home page. */
export function NotFoundScreen({ home }: { home: string }) {
  const { t } = useText('errors')
  const words = t.errors.notFound
  return (
    <div className={styles.screen}>
      <span className={styles.emptyIcon}>
        <IconMapQuestion aria-hidden size="1.75rem" />
      </span>
      <PageHeading>{words.title()}</PageHeading>
      <Text size="lg" strong>
        {words.subtitle()}
      </Text>
      <Text>{words.line()}</Text>
      <Text>{words.hint()}</Text>
      <ButtonLink to={home}>{words.home()}</ButtonLink>
    </div>
  )
}
