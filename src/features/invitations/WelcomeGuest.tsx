import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Group } from '#src/ui/Group.tsx'
import { PageHeading } from '#src/ui/PageHeading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './invitations.module.css'
import { useStartVisit } from './use-start-visit.ts'
import { WelcomePoints } from './WelcomePoints.tsx'

/**
 * Starts a visit without an account (ROUTE-81), only on a button press: email scanners open links, and an
 * invitation can be answered once.
 */
export function WelcomeGuest({ token, review }: { token: string; review: InvitationReview }) {
  const { t } = useText('invitations')
  const { start, pending, problem } = useStartVisit(token)
  const { welcome } = t.invitations
  const organization = review.organization.name
  const { process_definition_name: journey } = review
  const failure = {
    failed: () => welcome.failed(),
    unusable: () => welcome.unusable({ organization }),
  }
  return (
    <Stack gap="lg">
      <PageHeading>{welcome.title()}</PageHeading>
      {journey && <Text size="lg">{welcome.invited({ organization, journey })}</Text>}
      <WelcomePoints />
      {problem && <Alert kind="error">{failure[problem]()}</Alert>}
      <Group gap="sm">
        <Button width="phone" pending={pending} onClick={() => void start()}>
          {welcome.start()}
        </Button>
      </Group>
      <Group gap="sm" className={styles.or}>
        <AccountLinks main="none" />
      </Group>
    </Stack>
  )
}
