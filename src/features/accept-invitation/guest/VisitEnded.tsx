import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { AccountLinks } from '../parts/AccountLinks.tsx'
import styles from '../invitations.module.css'
import { Message } from '../parts/Message.tsx'

export function VisitEnded() {
  const { t } = useText('invitations')
  const { ended } = t.invitations
  return (
    <Card className={styles.paper}>
      <Message
        title={ended.title()}
        lines={[ended.body(), ended.sent(), ended.next()]}
        actions={<AccountLinks main="signIn" />}
      />
    </Card>
  )
}
