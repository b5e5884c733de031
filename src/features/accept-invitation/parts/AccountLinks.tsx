import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'

/** Links to sign-up and sign-in; `main` styles one of them as the primary step. */
export function AccountLinks({ main }: { main: 'create' | 'signIn' | 'none' }) {
  const { t } = useText('invitations')
  const { stranger } = t.invitations
  const other = main === 'none' ? 'quiet' : 'secondary'
  const links = {
    create: (
      <ButtonLink
        key="create"
        to={paths.login({}, { view: 'signup' })}
        variant={main === 'create' ? 'primary' : other}
        width="phone"
      >
        {stranger.create()}
      </ButtonLink>
    ),
    signIn: (
      <ButtonLink
        key="signIn"
        to={paths.login()}
        variant={main === 'signIn' ? 'primary' : other}
        width="phone"
      >
        {stranger.signIn()}
      </ButtonLink>
    ),
  }
  return main === 'signIn' ? [links.signIn, links.create] : [links.create, links.signIn]
}
