import { lazy, Suspense, useState } from 'react'
import type { Asked } from '#src/auth/port.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { isAsked, type SignInStep } from '../card/card.ts'
import { challengeText } from '../code/challenge-text.ts'
import { SignInForm } from './SignInForm.tsx'

const ChallengeForm = lazy(async () => ({
  default: (await import('../code/ChallengeForm.tsx')).ChallengeForm,
}))

/** The login part of the card, over a page whose session expired: password and challenge, without links. */
export function SignInAgain({ email: known }: { email: string }) {
  const { t } = useText('auth')
  const [email, setEmail] = useState(known)
  const [asked, setAsked] = useState<Asked & { password: string }>()
  const [isLost, setLost] = useState(false)

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
  return (
    <>
      {isLost && <Alert kind="warning">{t.auth.login.challengeExpired()}</Alert>}
      <SignInForm email={email} onStep={goOn} />
    </>
  )
}
