import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { SignInScreen } from '#src/features/sign-in/SignInScreen.tsx'
import { useConfig } from '#src/flags/config.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import { takeRememberedUrl } from '#src/session/remembered-url.ts'
import { useSessionState } from '#src/session/SessionContext.tsx'

export const title = (t: Texts) => t.auth.login.title()

/** Sign-in; whoever is signed in goes to the page that asked for it, or home (ROUTE-02, IDENT-27, D-18). */
export default function LoginPage() {
  const { brand } = useConfig()
  const state = useSessionState()
  const navigate = useNavigate()
  useEffect(() => {
    if (state === 'authenticated') void navigate(takeRememberedUrl() ?? paths.home(), { replace: true })
  }, [state, navigate])
  return <SignInScreen product={brand.name} supportEmail={brand.supportEmail} />
}
