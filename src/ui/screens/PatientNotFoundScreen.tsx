import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '../actions/Button.tsx'
import { IconMapQuestion } from '../icons.ts'
import { PageHeading } from '../text/PageHeading.tsx'
import styles from './screen.module.css'
import { Text } from '../basics.tsx'

/** The URL names a profile the person cannot access (ERR-45). `home` leads to one they can. */
export function PatientNotFoundScreen({ home }: { home: string }) {
  const { t } = useText('errors')
  return (
    <div className={styles.screen}>
      <span className={styles.emptyIcon}>
        <IconMapQuestion aria-hidden size="1.75rem" />
      </span>
      <PageHeading>{t.errors.catalogue.patientNotFound()}</PageHeading>
      <Text>{t.errors.notFound.hint()}</Text>
      <ButtonLink to={home}>{t.errors.notFound.home()}</ButtonLink>
    </div>
  )
}
