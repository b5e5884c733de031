import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { handOverInvitation } from '#src/session/sign-in/invite-token.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button, type ButtonVariant } from '#src/ui/actions/Button.tsx'

/** Signs out and keeps the invitation for the next sign-in. */
export function OtherAccountButton({ variant }: { variant?: ButtonVariant }) {
  const { t } = useText('invitations')
  const { change, leaving, failed } = useOtherAccount()
  const { wrong } = t.invitations
  return (
    <>
      {failed && <Alert kind="error">{wrong.failed()}</Alert>}
      <Button variant={variant} width="phone" pending={leaving} onClick={() => void change()}>
        {wrong.change()}
      </Button>
    </>
  )
}

/** Signs out and asks for another account; the invitation stays, and nothing else of the person who leaves. */
function useOtherAccount() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')

  async function change() {
    setState('leaving')
    handOverInvitation(true)
    try {
      await signOut()
      await navigate(paths.login())
    } catch {
      setState('failed')
    } finally {
      handOverInvitation(false)
    }
  }

  return { change, leaving: state === 'leaving', failed: state === 'failed' }
}
