import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '../actions/Button.tsx'
import { Group, Text } from '../basics.tsx'
import { IconShieldLock } from '../icons.ts'
import { PageHeading } from '../text/PageHeading.tsx'
import styles from './screen.module.css'

/** UI-06..09. `home` is the URL of the visitor's home page. */
export function NoPermissionScreen({ home }: { home: string }) {
  const { t } = useText('errors')
  const words = t.errors.noPermission
  return (
    <div className={styles.screen}>
      <span className={styles.emptyIcon}>
        <IconShieldLock aria-hidden size="1.75rem" />
      </span>
      <PageHeading>{words.title()}</PageHeading>
      <Text size="lg">{words.line()}</Text>
      <Group gap="sm">
        <ButtonLink to={home}>{words.home()}</ButtonLink>
        <Button variant="secondary" onClick={() => location.reload()}>
          {words.reload()}
        </Button>
      </Group>
    </div>
  )
}
