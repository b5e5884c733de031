import { lazy, Suspense, useState } from 'react'
import type { Challenge } from '#src/auth/port.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { isChallenge, type SignInStep } from './card.ts'
import { SignInForm } from './SignInForm.tsx'

const ChallengeForm = lazy(async () => ({ default: (await import('./ChallengeForm.tsx')).ChallengeForm }))

/** The login part of the card, over a page whose session ended: password and challenge, and nothing that leads away. */
export function SignInAgain({ email: known }: { email: string }) {
  const { t } = useText('auth')
  const [email, setEmail] = useState(known)
  const [challenge, setChallenge] = useState<Challenge>()
  const [isLost, setLost] = useState(false)

  async function goOn(step: SignInStep, username = email) {
    if (!isChallenge(step)) return false
    setEmail(username)
    setLost(false)
    setChallenge(step)
    return true
  }

  if (challenge)
    return (
      <Suspense fallback={<Skeleton lines={3} />}>
        <Text>{t.auth.challenge[challenge]()}</Text>
        <ChallengeForm
          challenge={challenge}
          email={email}
          onStep={goOn}
          onLost={() => {
            setLost(true)
            setChallenge(undefined)
          }}
        />
      </Suspense>
    )
  return (
    <>
      {isLost && <Alert kind="warning">{t.auth.login.challengeExpired()}</Alert>}
      <SignInForm email={email} onStep={goOn} />
    </>
  )
}
