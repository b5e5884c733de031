import { useRevokeHealthStoryShare } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStoryShare } from '#generated/model/index.ts'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import styles from './own.module.css'

const tones = { active: 'success', locked: 'warning', revoked: 'neutral', expired: 'neutral' } as const

/** One share: recipient, expiry, accesses and notes (B3). */
export function ShareCard({ share }: { share: HealthStoryShare }) {
  const { t, locale, format } = useText('sharing', 'story')
  const words = t.sharing.manage
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  const until = {
    active: () => words.ends({ date: format.dateTime(share.expires_at) }),
    locked: () => words.locked(),
    revoked: () => words.turnedOffOn({ date: format.dateTime(share.revoked_at ?? share.expires_at) }),
    expired: () => words.endedOn({ date: format.dateTime(share.expires_at) }),
  }[share.status]
  const id = `share-${share.id}`
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="between" align="start">
          <Title level={3} id={id}>
            {share.label}
          </Title>
          <Badge tone={tones[share.status]}>{words.status[share.status]()}</Badge>
        </Group>
        <Text>{until()}</Text>
        <Text size="sm" tone="secondary">
          {share.view === 'emergency'
            ? words.sharedEmergency()
            : words.shared({ sections: names.format(share.sections.map((kind) => t.story.section[kind]())) })}
        </Text>
        {share.since !== null && (
          <Text size="sm" tone="secondary">
            {words.since({ date: format.date(share.since) })}
          </Text>
        )}
        <OpenedLine share={share} />
        {share.openings.length > 0 && (
          <Disclosure title={words.openings()}>
            <Stack gap="sm">
              <ul className={styles.plain}>
                {share.openings.map(({ opened_at: at, recipient_name: by }) => (
                  <li key={at + by}>
                    {format.dateTime(at)}, {by || words.anonymous()}
                  </li>
                ))}
              </ul>
              <Text size="sm" tone="secondary">
                {words.unchecked()}
              </Text>
            </Stack>
          </Disclosure>
        )}
        {share.notes.length > 0 && <Notes share={share} />}
        {(share.status === 'active' || share.status === 'locked') && (
          <Group>
            <RevokeButton share={share} />
          </Group>
        )}
      </Stack>
    </Card>
  )
}

function OpenedLine({ share }: { share: HealthStoryShare }) {
  const { t, format } = useText('sharing')
  const words = t.sharing.manage
  const [last] = share.openings
  if (!last) return <Text>{words.notOpened()}</Text>
  const parts = [
    words.opened({ count: share.opened_count }),
    words.lastOpened({ date: format.dateTime(last.opened_at) }),
    ...(last.recipient_name ? [words.by({ name: last.recipient_name })] : []),
  ]
  return <Text strong>{parts.join(', ')}</Text>
}

function Notes({ share }: { share: HealthStoryShare }) {
  const { t, format } = useText('sharing')
  const words = t.sharing.manage
  return (
    <Stack gap="sm">
      <Title level={4}>{words.notes({ count: share.notes.length })}</Title>
      {share.notes.map((note) => (
        <blockquote key={note.id} className={styles.note}>
          <Text className={styles.noteText}>{note.text}</Text>
          <Text size="sm" tone="secondary">
            {words.noteFrom({ name: note.author_name, date: format.dateTime(note.created_at) })}
          </Text>
        </blockquote>
      ))}
    </Stack>
  )
}

/** Turns a link off, after confirmation (2.16). */
function RevokeButton({ share: { id, label } }: { share: HealthStoryShare }) {
  const { t } = useText('sharing')
  const words = t.sharing.manage
  return (
    <ConfirmButton
      label={words.revoke()}
      name={words.revokeName({ label })}
      look={{ size: 'sm' }}
      call={useRevokeHealthStoryShare()}
      variables={{ id }}
      title={words.revokeTitle({ label })}
      confirmLabel={words.revokeConfirm()}
      done={words.revoked({ label })}
      failed={words.revokeFailed}
    >
      <Text>{words.revokeBody()}</Text>
    </ConfirmButton>
  )
}
