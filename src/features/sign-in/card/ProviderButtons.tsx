import { useEffect, useState, type ReactNode } from 'react'
import type { Provider } from '#src/auth/port.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconBrandApple, IconBrandGoogle } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/basics.tsx'
import { failureText } from '../failures/failure-text.ts'
import styles from '../sign-in/sign-in.module.css'
import { useCall } from '../failures/use-call.ts'

/** If the redirect has not happened after this time, in ms, the buttons are enabled again. */
const LEAVING_LIMIT = 10_000

const icons = { Google: IconBrandGoogle, Apple: IconBrandApple } satisfies Record<Provider, unknown>

type Props = {
  /** Called before the redirect; false cancels it (VAL-16). */
  mayLeave?: () => boolean
  /** Text above the buttons; defaults to a generic one. */
  lead?: (providers: readonly Provider[]) => ReactNode
  /** Another way to sign in, before these. */
  children?: ReactNode
}

/** Buttons for Google and Apple (AUTH-13, AUTH-14, AUTH-64), as configured for this environment. */
export function ProviderButtons({ mayLeave = () => true, lead, children }: Props) {
  const { t } = useText('auth')
  const { identity } = useConfig()
  const { accounts } = useSession()
  const [leaving, setLeaving] = useState<Provider>()
  const { failure, run } = useCall()
  const providers = identity.oauth?.providers ?? []

  useEffect(() => {
    if (!leaving) return
    const stay = () => setLeaving(undefined)
    const timer = setTimeout(stay, LEAVING_LIMIT)
    // Back may restore this page from the back/forward cache, with its buttons disabled.
    addEventListener('pageshow', stay)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', stay)
    }
  }, [leaving])

  function leaveWith(provider: Provider) {
    if (!mayLeave()) return
    setLeaving(provider)
    void run(() =>
      accounts.signInWith(provider).catch((error: unknown) => {
        setLeaving(undefined)
        throw error
      }),
    )
  }

  const names = { Google: t.auth.login.google(), Apple: t.auth.login.apple() } satisfies Record<
    Provider,
    string
  >
  if (providers.length === 0 && !children) return null
  return (
    <Stack gap="md">
      {lead ? lead(providers) : <p className={styles.or}>{t.auth.login.or()}</p>}
      {children}
      {providers.map((provider) => {
        const Icon = icons[provider]
        return (
          <Button
            key={provider}
            variant="secondary"
            width="full"
            icon={Icon}
            pending={leaving === provider}
            onClick={() => leaveWith(provider)}
          >
            {names[provider]}
          </Button>
        )
      })}
      {failure && <Alert kind="error">{failureText(t, 'provider', failure)}</Alert>}
    </Stack>
  )
}
