import { useState } from 'react'
import { SignInAgain } from '#src/features/sign-in/sign-in/SignInAgain.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'

/** Sign-in in a dialog over the page whose session expired. */
export function SignInOver() {
  const { t } = useText('auth')
  const { email } = useCurrentUser()
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void session.signOut().catch(() => setLeaving(false))
  }
  return (
    <Modal opened title={t.auth.expired.title()} onClose={leave} closable={false}>
      <Stack gap="md">
        <Text>{t.auth.expired.body()}</Text>
        <SignInAgain email={email ?? ''} />
        <Button variant="quiet" width="full" pending={leaving} onClick={leave}>
          {t.auth.expired.leave()}
        </Button>
      </Stack>
    </Modal>
  )
}
