import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import type { Holder } from './invitation-state.ts'
import styles from '../invitations.module.css'
import { LeaveLink } from '../parts/LeaveLink.tsx'
import { Message } from '../parts/Message.tsx'

/** An unknown or malformed token. */
export function UnknownInvitation({ holder }: { holder: Holder }) {
  const { t } = useText('invitations')
  const { unknown } = t.invitations
  return (
    <Card className={styles.paper}>
      <Message
        title={unknown.title()}
        lines={[unknown.body(), unknown.next()]}
        actions={<LeaveLink holder={holder} />}
      />
    </Card>
  )
}
