import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { AccountLinks } from '../parts/AccountLinks.tsx'
import type { Holder } from '../invitation/invitation-state.ts'
import styles from '../invitations.module.css'
import { LeaveLink } from '../parts/LeaveLink.tsx'
import { Message } from '../parts/Message.tsx'

type Props = {
  holder: Holder
  why: string
}

/** The visitor has no invitation, and without one nothing can be accepted (VAL-34). */
export function NoInvitation({ holder, why }: Props) {
  const { t } = useText('invitations')
  const { none } = t.invitations
  return (
    <Card className={styles.paper}>
      <Message
        title={none.title()}
        lines={[why, holder === 'stranger' && none.next()]}
        actions={holder === 'stranger' ? <AccountLinks main="signIn" /> : <LeaveLink holder={holder} />}
      >
        <Alert kind="info" role="none" title={none.missing()} />
      </Message>
    </Card>
  )
}
