import { useEffect, useRef, useState } from 'react'
import { useRequestAccountClosure } from '#generated/endpoints/account-closure/account-closure.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { useCooldown } from '../code/use-cooldown.ts'
import { closureFailure } from './closure-failure.ts'
import { ClosingNotice } from './ClosingNotice.tsx'
import { ClosureCodeForm } from './ClosureCodeForm.tsx'
import styles from './closure.module.css'

/** Closes the person's account: consequences, a code, and, until the closing date, a way to keep it. */
export function CloseAccount() {
  const { t } = useText('closure', 'auth')
  const { brand } = useConfig()
  const { email = '', closes_at: closesAt, consented_policies: consents } = useCurrentUser()
  const { left, restart } = useCooldown(email)
  const [step, setStep] = useState<'read' | 'code' | 'back' | 'confirmed'>('read')
  const request = useRequestAccountClosure({
    mutation: {
      onSuccess: () => {
        // During the countdown the previous code stays valid, and no new one was sent.
        if (left === 0) restart()
        setStep('code')
      },
    },
  })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step === 'back') button.current?.focus()
  }, [step])
  const texts = t.closure
  if (closesAt) return <ClosingNotice isNews={step === 'confirmed'} />
  if (step === 'code') {
    return (
      <ClosureCodeForm
        email={email}
        onConfirmed={() => setStep('confirmed')}
        onKeep={() => setStep('back')}
      />
    )
  }
  return (
    <Stack gap="md">
      <Text>{texts.intro({ product: brand.name })}</Text>
      <ul className={styles.follows}>
        <li>{texts.signIn()}</li>
        <li>{texts.journeys()}</li>
        <li>{texts.shares()}</li>
        {/* Without consent, the team has no access. */}
        {consents.length > 0 && <li>{texts.team()}</li>}
      </ul>
      <Text>{texts.law()}</Text>
      <Text>{texts.copy()}</Text>
      <Text>{texts.first({ email })}</Text>
      <Button
        ref={button}
        variant="secondary"
        width="phone"
        pending={request.isPending}
        onClick={() => request.mutate()}
      >
        {texts.send()}
      </Button>
      {request.error && <Alert kind="error">{closureFailure(t, request.error, texts.failed.send())}</Alert>}
    </Stack>
  )
}
