import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  dropInviteToken,
  inviteToken,
  keepInviteToken,
  tokenIn,
  withoutToken,
} from '#src/features/sign-in/invite-token.ts'
import { SignInScreen } from '#src/features/sign-in/SignInScreen.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import { takeRememberedUrl } from '#src/session/remembered-url.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'

export const title = (t: Texts) => t.auth.login.title()

/**
 * Sign-in; whoever is signed in goes to the page that asked for it, or home (ROUTE-02, IDENT-27, D-18). Who comes with
 * an invitation makes an account (AUTH-46); its token is a secret, and leaves the address at once.
 */
export default function LoginPage() {
  const state = useSessionState()
  const { returnFailed } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isInvited] = useState(() => (tokenIn(search) ?? inviteToken()) !== undefined)
  const token = tokenIn(search)
  useEffect(() => {
    if (!token) return
    keepInviteToken(token)
    void navigate(pathname + withoutToken(search), { replace: true })
  }, [token, pathname, search, navigate])
  useEffect(() => {
    // A guest who signs in takes along what they did as one (GUEST-10).
    if (state === 'guest') void navigate(paths.guest.signUp(), { replace: true })
    if (state !== 'authenticated') return
    dropInviteToken()
    void navigate(takeRememberedUrl() ?? paths.home(), { replace: true })
  }, [state, navigate])
  const isBack = returnFailed()
  return (
    <SignInScreen
      defaultView={isInvited && !isBack ? 'signup' : 'login'}
      notice={isBack ? 'returnFailed' : undefined}
    />
  )
}
