import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from '../invitations.module.css'
import { Message } from '../parts/Message.tsx'

/** A guest who returns to the welcome page continues; another invitation has its own page. */
export function AlreadyGuest({ hasInvitation }: { hasInvitation: boolean }) {
  const { t } = useText('invitations')
  const { here } = t.invitations
  return (
    <Card className={styles.paper}>
      <Message
        title={here.title()}
        lines={[here.body(), here.keep()]}
        actions={
          <>
            <ButtonLink to={paths.patient.home()} width="phone">
              {here.goOn()}
            </ButtonLink>
            <ButtonLink to={paths.guest.signUp()} variant="secondary" width="phone">
              {here.signUp()}
            </ButtonLink>
          </>
        }
      >
        {hasInvitation && (
          <p>
            {here.other()} <TextLink to={paths.accept()}>{here.see()}</TextLink>
          </p>
        )}
      </Message>
    </Card>
  )
}
