import { useEffect } from 'react'
import type { HealthStoryShareCreated } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { QrCode } from '#src/ui/data/QrCode.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { passcodeGroups } from '../passcode.ts'
import styles from './own.module.css'

/** The link and passcode of a new share, shown separately and only once (SHARE-01, SHARE-02). */
export function ShareMade({ made, next }: { made: HealthStoryShareCreated; next: string }) {
  const { t } = useText('sharing')
  const format = useFormat()
  const words = t.sharing.made
  useEffect(() => {
    // Replaces a long form, so the page scrolls to the new content.
    const heading = document.querySelector('h1')
    if (heading) heading.tabIndex = -1
    heading?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <Stack gap="lg">
      <PageHeader title={words.title()} subtitle={words.ends({ date: format.dateTime(made.expires_at) })} />
      <Alert kind="warning" role="none" title={words.separately()}>
        {words.once()}
      </Alert>
      <div className={styles.pair}>
        <Card as="section" aria-labelledby="share-link">
          <Stack gap="md">
            <Title level={2} size={3} id="share-link">
              {words.link()}
            </Title>
            <Text className={styles.secret}>{made.url}</Text>
            <Group>
              <CopyButton
                text={made.url}
                label={words.copyLink()}
                done={words.linkCopied()}
                failed={words.copyFailed()}
              />
            </Group>
            <QrCode text={made.url} label={words.qr()} />
            <Text size="sm" tone="secondary">
              {words.qrHelp()}
            </Text>
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="share-passcode">
          <Stack gap="md">
            <Title level={2} size={3} id="share-passcode">
              {words.passcode()}
            </Title>
            <Text className={styles.passcode}>{passcodeGroups(made.passcode)}</Text>
            <Group>
              <CopyButton
                text={made.passcode}
                label={words.copyPasscode()}
                done={words.passcodeCopied()}
                failed={words.copyFailed()}
              />
            </Group>
          </Stack>
        </Card>
      </div>
      <Group>
        <ButtonLink to={next} replace>
          {words.done()}
        </ButtonLink>
      </Group>
    </Stack>
  )
}
