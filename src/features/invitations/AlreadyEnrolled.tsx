import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { dropInviteToken } from '#src/session/invite-token.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Message } from './Message.tsx'

/** The profile is already enrolled through another invitation (ERR-09). */
export function AlreadyEnrolled({ organizationId, onBack }: { organizationId: string; onBack: () => void }) {
  const { t } = useText('invitations')
  const { enrolled } = t.invitations
  return (
    <Message
      title={enrolled.title()}
      lines={[enrolled.body(), enrolled.profile()]}
      actions={
        <>
          <ButtonLink to={paths.patient.journeys({ organizationId })} width="phone" onClick={dropInviteToken}>
            {enrolled.journeys()}
          </ButtonLink>
          <Button variant="secondary" width="phone" onClick={onBack}>
            {enrolled.back()}
          </Button>
        </>
      }
    />
  )
}
