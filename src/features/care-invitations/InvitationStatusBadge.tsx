import type { Invitation, InvitationStatus } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type Tone } from '#src/ui/Badge.tsx'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { CellLines } from '#src/ui/CellLines.tsx'

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
  const openUntil = status === 'PENDING' && until && t.invites.list.until({ date: format.shortDate(until) })
  return (
    <CellLines more={isLost ? texts.bouncedHelp() : openUntil}>
      <Badge tone={tones[status]}>{texts[status]()}</Badge>
      {isLost && (
        <>
          {' '}
          <Badge tone="danger" icon={<IconAlertTriangle aria-hidden size="1rem" />}>
            {texts.bounced()}
          </Badge>
        </>
      )}
    </CellLines>
  )
}
