import { useText } from '#src/i18n/use-text.ts'
import type { ViewProps } from '../card/card.ts'
import { ViewHeading } from '../card/ViewHeading.tsx'
import { PasskeyForm } from './PasskeyForm.tsx'

/** The seventh view: signs in with a passkey. */
export function PasskeyView({ state, send, onEmail }: ViewProps<'passkey'>) {
  const { t } = useText('auth', 'settings')
  return (
    <>
      <ViewHeading title={t.auth.login.passkey()} intro={t.settings.passkeys.signIn.intro()} />
      <PasskeyForm
        email={state.email}
        onEmail={onEmail}
        onPassword={() => void send({ type: 'opened', view: 'login' })}
      />
    </>
  )
}
