import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { noticeOfReturn } from '#src/features/sign-in/card.ts'
import { SignInScreen } from '#src/features/sign-in/SignInScreen.tsx'
import { useConfig } from '#src/flags/config.ts'
import { loadTexts, type Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate, useSearchParams } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { inviteToken } from '#src/session/invite-token.ts'
import { placeAfterSignIn } from '#src/session/place-after-sign-in.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { BrandMark } from '#src/ui/BrandMark.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'

export const title = (t: Texts) => t.auth.login.title()

async function loadBranding() {
  const [{ SignInBranding: branding }] = await Promise.all([
    import('#src/features/invitations/SignInBranding.tsx'),
    loadTexts('invitations'),
  ])
  return { default: branding }
}

/**
 * Comes with the layer of calls, and only where somebody was invited: sign-in itself asks the backend nothing, and
 * goes on without it when it does not come.
 */
const SignInBranding = lazy<ComponentType<{ token: string }>>(() =>
  loadBranding().catch(() => ({ default: ProductMark })),
)

/**
 * Sign-in; whoever is signed in goes to their invitation, to the page that asked for it, or home (ROUTE-02, IDENT-27,
 * D-18). Who comes with an invitation makes an account (AUTH-46).
 */
export default function LoginPage() {
  const state = useSessionState()
  const { returnFailure } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(inviteToken)
  useEffect(() => {
    // A guest who signs in takes along what they did as one (GUEST-10).
    if (state === 'guest') void navigate(paths.guest.signUp(), { replace: true })
    if (state === 'authenticated') void navigate(placeAfterSignIn(), { replace: true })
  }, [state, navigate])
  const notice = noticeOfReturn(returnFailure())
  return (
    <SignInScreen
      defaultView={search.get('view') === 'signup' && !notice ? 'signup' : 'login'}
      notice={notice}
      branding={
        token && (
          <Suspense fallback={<Waiting />}>
            <SignInBranding token={token} />
          </Suspense>
        )
      }
    />
  )
}

/** AUTH-51 */
function ProductMark() {
  const { brand } = useConfig()
  return <BrandMark name={brand.name} size="lg" />
}

/** AUTH-52: until it is known who invites. */
function Waiting() {
  const { t } = useText()
  return <Spinner label={t.status.loading()} />
}
