import { useText } from '#src/i18n/use-text.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { ExternalButton } from '#src/ui/actions/ExternalButton.tsx'
import { IconMail } from '#src/ui/icons.ts'
import type { Mail } from '../answers.ts'
import styles from '../control.module.css'
import { Loaded, Refresh } from '../Loaded.tsx'
import { useControlCall } from '../use-control-call.ts'

/** Numbered from the end, which is stable because the oldest mail is always last. */
const numbered = (mails: readonly Mail[]) => mails.map((mail, at) => ({ id: mails.length - at, mail }))

export function MailboxPart() {
  const { t } = useText('control')
  const words = t.control.parts.mailbox
  const asked = useControlCall<{ mails: Mail[] }>('mailbox')
  return (
    <Stack gap="lg">
      <Group>
        <Refresh asked={asked} />
      </Group>
      <Loaded asked={asked}>
        {({ mails }) =>
          mails.length === 0 ? (
            <EmptyState title={words.empty.title()} icon={IconMail}>
              {words.empty.body()}
            </EmptyState>
          ) : (
            <Stack as="ul" className={styles.list}>
              {numbered(mails).map(({ id, mail }) => (
                <MailCard key={id} mail={mail} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

function MailCard({ mail: { to, subject, code, link, body, sent_at: sentAt } }: { mail: Mail }) {
  const { t, format } = useText('control')
  const words = t.control.parts.mailbox
  return (
    <Card as="li">
      <Stack gap="sm">
        <div>
          <Title level={2} size={4}>
            {subject}
          </Title>
          <Text size="sm" tone="secondary">
            {words.sent({ to, at: format.dateTime(sentAt) })}
          </Text>
        </div>
        {code !== undefined && (
          <Group>
            <span className={styles.digits}>{code}</span>
            <CopyButton text={code} label={words.copy()} done={words.copied()} failed={words.notCopied()} />
          </Group>
        )}
        {link !== undefined && (
          <Group>
            <ExternalButton href={link} variant="secondary" size="sm">
              {words.open()}
            </ExternalButton>
          </Group>
        )}
        {body !== undefined && (
          <Disclosure title={words.body()}>
            <pre className={styles.block}>{body}</pre>
          </Disclosure>
        )}
      </Stack>
    </Card>
  )
}
