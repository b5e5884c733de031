import type { Invitation, InvitationStatus } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type Tone } from '#src/ui/Badge.tsx'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import styles from './care-invitations.module.css'

const tones = {
  PENDING: 'primary',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  CANCELLED: 'neutral',
  EXPIRED: 'warning',
} as const satisfies Record<InvitationStatus, Tone>

/** Status of an invitation (INV-01), its expiry, and whether its message bounced. */
export function InvitationStatusBadge({ invitation }: { invitation: Invitation }) {
  const { t } = useText('invites')
  const { status, delivery, expires_at: until } = invitation
  const format = useFormat()
  const texts = t.invites.status
  const isLost = delivery === 'bounced' && status === 'PENDING'
  return (
    <Stack gap="xs" className={styles.status}>
      <span>
        <Badge tone={tones[status]}>{texts[status]()}</Badge>
        {isLost && (
          <>
            {' '}
            <Badge tone="danger" icon={<IconAlertTriangle aria-hidden size="1rem" />}>
              {texts.bounced()}
            </Badge>
          </>
        )}
      </span>
      {status === 'PENDING' && !isLost && until && (
        <Text size="sm" tone="secondary">
          {t.invites.list.until({ date: format.shortDate(until) })}
        </Text>
      )}
      {isLost && (
        <Text size="sm" tone="secondary">
          {texts.bouncedHelp()}
        </Text>
      )}
    </Stack>
  )
}
