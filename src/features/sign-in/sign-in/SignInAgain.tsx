import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Asked } from '#src/auth/port.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Text } from '#src/ui/basics.tsx'
import { isAsked, type SignInStep } from '../card/card.ts'
import { challengeText } from '../code/challenge-text.ts'
import { offersPasskeys } from '../passkeys/offers-passkeys.ts'
import { SignInForm } from './SignInForm.tsx'

const ChallengeForm = lazy(async () => ({
  default: (await import('../code/ChallengeForm.tsx')).ChallengeForm,
}))

const PasskeyForm = lazy(async () => ({
  default: (await import('../passkeys/PasskeyForm.tsx')).PasskeyForm,
}))

/** The login part of the card, over a page whose session expired: password, challenge and passkey. */
export function SignInAgain({ email: known }: { email: string }) {
  const { t } = useText('auth')
  const [email, setEmail] = useState(known)
  const [asked, setAsked] = useState<Asked & { password: string }>()
  const [isLost, setLost] = useState(false)
  const [way, setWay] = useState<'password' | 'passkey' | 'back'>('password')
  const passkeyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (way === 'back') passkeyButton.current?.focus()
  }, [way])
  const isOffered = offersPasskeys(useConfig())

  async function goOn(step: SignInStep, username: string, password: string) {
    if (!isAsked(step)) return false
    setEmail(username)
    setLost(false)
    setAsked({ ...step, password })
    return true
  }

  if (asked)
    return (
      <Suspense fallback={<Skeleton lines={3} />}>
        <Text>{challengeText(t, asked)}</Text>
        <ChallengeForm
          asked={asked}
          email={email}
          password={asked.password}
          onStep={(step, password) => goOn(step, email, password)}
          onLost={() => {
            setLost(true)
            setAsked(undefined)
          }}
        />
      </Suspense>
    )
  if (way === 'passkey')
    return (
      <Suspense fallback={<Skeleton lines={3} />}>
        <PasskeyForm email={email} onEmail={setEmail} onPassword={() => setWay('back')} />
      </Suspense>
    )
  return (
    <>
      {isLost && <Alert kind="warning">{t.auth.login.challengeExpired()}</Alert>}
      <SignInForm email={email} onEmail={setEmail} onStep={goOn} />
      {isOffered && (
        <Button ref={passkeyButton} variant="secondary" width="full" onClick={() => setWay('passkey')}>
          {t.auth.login.passkey()}
        </Button>
      )}
    </>
  )
}
