import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { dropInviteToken } from '#src/session/sign-in/invite-token.ts'
import { ButtonLink, type ButtonVariant } from '#src/ui/actions/Button.tsx'
import type { Holder } from '../invitation/invitation-state.ts'

type Props = { holder: Holder; variant?: ButtonVariant; label?: string }

/** Continues without the invitation, to the person's home. */
export function LeaveLink({ holder, variant, label }: Props) {
  const { t } = useText('invitations')
  const { leave } = t.invitations
  const ways = {
    account: { to: paths.home(), words: leave.home },
    guest: { to: paths.patient.home(), words: leave.guest },
    stranger: { to: paths.login(), words: leave.signIn },
  } satisfies Record<Holder, unknown>
  const { to, words } = ways[holder]
  return (
    <ButtonLink to={to} variant={variant} width="phone" onClick={dropInviteToken}>
      {label ?? words()}
    </ButtonLink>
  )
}
