import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'

/** A line for people who were asked to help and have not answered; nothing for everyone else. */
export function InvitedToHelp() {
  const { care_partner_invitations: count } = useCurrentUser()
  return count === undefined ? null : <Line count={count} />
}

function Line({ count }: { count: number }) {
  const { t } = useText('partners')
  return (
    <Alert kind="info" role="none" title={t.partners.waitingForYou({ count })}>
      <TextLink to={paths.settings.carePartners()}>{t.partners.answerThem()}</TextLink>
    </Alert>
  )
}
