import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { noticeOfReturn } from '#src/features/sign-in/card/card.ts'
import { SignInScreen } from '#src/features/sign-in/sign-in/SignInScreen.tsx'
import { useConfig } from '#src/flags/config.ts'
import { loadTexts, type Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate, useSearchParams } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { inviteToken } from '#src/session/sign-in/invite-token.ts'
import { placeAfterSignIn } from '#src/session/sign-in/place-after-sign-in.ts'
import { useSession, useSessionState } from '#src/session/SessionContext.tsx'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'

export const title = (t: Texts) => t.auth.login.title()

async function loadBranding() {
  const [{ SignInBranding: branding }] = await Promise.all([
    import('#src/features/accept-invitation/branding/SignInBranding.tsx'),
    loadTexts('invitations'),
  ])
  return { default: branding }
}

/**
 * Loads the calls layer, so only for visitors with an invitation: sign-in itself needs no backend, and works
 * without the branding.
 */
const SignInBranding = lazy<ComponentType<{ token: string }>>(() =>
  loadBranding().catch(() => ({ default: ProductMark })),
)

/**
 * Sign-in; signed-in people are redirected to their invitation, the page that required sign-in, or home
 * (ROUTE-02, IDENT-27, D-18). Visitors with an invitation get sign-up (AUTH-46).
 */
export default function LoginPage() {
  const state = useSessionState()
  const { returnFailure } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(inviteToken)
  useEffect(() => {
    // A guest who signs in keeps their data (GUEST-10).
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

/** AUTH-52: shown until the inviting organization has loaded. */
function Waiting() {
  const { t } = useText()
  return <Spinner label={t.status.loading()} />
}
