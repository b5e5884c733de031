import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { hasPasskeys } from './offers-passkeys.ts'
import { PasskeyRows } from './PasskeyRows.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** Cognito's quota. */
const MOST = 20

/** The passkeys of the signed-in person: list, add and remove. */
export function Passkeys({ email }: { email: string }) {
  const { t } = useText('settings')
  const { passkeys, load, retry } = usePasskeys()
  const [step, setStep] = useState<'list' | 'add' | 'back'>('list')
  const list = useRef<HTMLDivElement>(null)
  const texts = t.settings.passkeys.own

  // The button that was pressed is gone.
  useEffect(() => {
    if (step === 'back') list.current?.focus()
  }, [step])

  if (passkeys === undefined) return <Skeleton lines={3} />
  if (passkeys === 'failed') return <ErrorPanel title={texts.loadFailed()} onRetry={retry} />
  const isFull = passkeys.length >= MOST
  return (
    <Stack gap="md">
      <Text>{texts.intro()}</Text>
      <div ref={list} tabIndex={-1} role="group" aria-label={texts.list()}>
        {passkeys.length === 0 ? (
          <Text tone="secondary">{texts.none()}</Text>
        ) : (
          <PasskeyRows
            passkeys={passkeys}
            onRemoved={async () => {
              await load()
              list.current?.focus()
            }}
          />
        )}
      </div>
      {!hasPasskeys() && <Text tone="secondary">{texts.notHere()}</Text>}
      {hasPasskeys() && isFull && <Text tone="secondary">{texts.full({ count: MOST })}</Text>}
      {hasPasskeys() && !isFull && step !== 'add' && (
        <div>
          <Button variant="secondary" width="phone" onClick={() => setStep('add')}>
            {t.settings.passkeys.add.open()}
          </Button>
        </div>
      )}
      {step === 'add' && (
        <AddPasskey
          email={email}
          onAdded={async () => {
            await load()
            setStep('back')
          }}
          onCancel={() => setStep('back')}
        />
      )}
    </Stack>
  )
}
