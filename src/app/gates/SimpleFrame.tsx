import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ClearData } from '#src/features/guest/ClearData.tsx'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { inviteToken } from '#src/session/sign-in/invite-token.ts'
import { useSessionState } from '#src/session/SessionContext.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { PlainFrame } from '#src/ui/layout/PlainFrame.tsx'
import { screen } from '../frame/screen.ts'
import { useSignOut } from '../shell/top-bar/use-sign-out.ts'

/** Loaded only with an invitation; ignored if it fails. */
const InvitedBranding = lazy<ComponentType<{ token: string }>>(async () => {
  const found = await import('#src/features/accept-invitation/branding/InvitedBranding.tsx').catch(() => null)
  return { default: found?.InvitedBranding ?? (() => null) }
})

type Props = {
  children: ReactNode
  /** Language-independent name of the screen. */
  name: string
}

/** A full-page step with only the language switch and sign-out around it (GATE-18). */
export function SimpleFrame({ children, name }: Props) {
  const { brand } = useConfig()
  const isGuest = useSessionState() === 'guest'
  const [token] = useState(inviteToken)
  useEffect(() => {
    screen.set(name)
    return () => screen.set('page')
  }, [name])
  return (
    <PlainFrame brand={brand} actions={isGuest ? <ClearVisit /> : <SignOut />}>
      {/* The branding of a guest is their organization's (GuestBranding). */}
      {token && !isGuest && (
        <Suspense fallback={null}>
          <InvitedBranding token={token} />
        </Suspense>
      )}
      {children}
    </PlainFrame>
  )
}

function SignOut() {
  const { t } = useText()
  const { signOut, leaving } = useSignOut()
  return (
    <Button variant="quiet" size="sm" pending={leaving} onClick={signOut}>
      {t.userMenu.signOut()}
    </Button>
  )
}

function ClearVisit() {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t.userMenu.clearData()}
      </Button>
      <ClearData opened={asking} onClose={() => setAsking(false)} />
    </>
  )
}
