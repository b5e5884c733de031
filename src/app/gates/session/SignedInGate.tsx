import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loadTexts } from '#src/i18n/texts.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { isOpenPage } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { inviteToken } from '#src/session/sign-in/invite-token.ts'
import { rememberUrl } from '#src/session/sign-in/remembered-url.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { OpenArea, SignedInArea } from '../../areas/parts.tsx'
import { PageLoading } from '../../frame/PageLoading.tsx'
import { lazyPage } from '../../frame/Titled.tsx'

const login = { load: () => import('#src/pages/shared/LoginPage.tsx'), texts: ['auth'] as const }
const LoginPage = lazyPage(login)

/** Delay in ms before sign-in is preloaded for sign-out and expiry, which may both happen offline (F61). */
const FETCH_LOGIN_AFTER = 20_000

/**
 * The first gate: requires a session. Signed out, the home page is sign-in itself (AUTH-45, D-61); other pages
 * are stored and redirect to sign-in (IDENT-32, STORE-03), except those that need no account (AUTH-47). After a
 * sign-out the target is home (IDENT-29). Guests pass (AUTH-48, D-05); a guest whose visit expired is informed.
 */
export function SignedInGate() {
  const state = useSessionState()
  const { pathname } = useLocation()
  useEffect(() => {
    if (state !== 'authenticated') return
    const fetchLogin = () =>
      Promise.all([login.load(), loadTexts(...login.texts), import('./SignInOver.tsx')]).catch(
        () => undefined,
      )
    const timer = setTimeout(fetchLogin, FETCH_LOGIN_AFTER)
    return () => clearTimeout(timer)
  }, [state])
  switch (state) {
    case 'loading':
      return <PageLoading />
    case 'notAuthenticated':
      if (isOpenPage(pathname)) return <OpenArea />
      // Signing in at the home page would not lead to the visitor's invitation.
      if (pathname === paths.home() && inviteToken()) return <Navigate to={paths.login()} replace />
      return pathname === paths.home() ? (
        <Suspense fallback={<PageLoading />}>
          <LoginPage />
        </Suspense>
      ) : (
        <ToSignIn />
      )
    case 'guest': // AUTH-48
    case 'authenticated':
    case 'expired':
      return <SignedInArea key={state === 'guest' ? 'guest' : 'account'} />
  }
}

function ToSignIn() {
  const { wasLeft, visitEnded } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const left = wasLeft()
    const isGuestGone = !left && visitEnded.get()
    if (!left && !isGuestGone) rememberUrl(pathname + search + hash)
    const place = isGuestGone ? paths.guest.welcome() : left ? paths.home() : paths.login()
    void navigate(place, { replace: true })
  }, [wasLeft, visitEnded, navigate, pathname, search, hash])
  return <PageLoading />
}
