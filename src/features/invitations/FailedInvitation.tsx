import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { ErrorPanel } from '#src/ui/ErrorPanel.tsx'
import { PageHeading } from '#src/ui/PageHeading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import styles from './invitations.module.css'

type Props = { error: unknown; onRetry: () => void; retrying: boolean }

/** The invitation failed to load: offers only a retry. */
export function FailedInvitation({ error, onRetry, retrying }: Props) {
  const { t } = useText('invitations')
  return (
    <Card className={styles.paper}>
      <Stack gap="lg">
        <PageHeading>{t.invitations.documentTitle()}</PageHeading>
        <ErrorPanel
          title={t.invitations.failed.title()}
          error={error}
          onRetry={onRetry}
          retrying={retrying}
        />
      </Stack>
    </Card>
  )
}
