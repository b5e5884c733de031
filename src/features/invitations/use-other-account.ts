import { useState } from 'react'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { handOverInvitation } from '#src/session/invite-token.ts'
import { useSession } from '#src/session/SessionContext.tsx'

/** Signs out and asks for another account; of the person's data only the invitation is kept. */
export function useOtherAccount() {
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
