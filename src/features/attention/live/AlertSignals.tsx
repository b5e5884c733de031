import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { isSignalOn, mayNotify, playSound, type Signal, signals, turnSignal } from './signals.ts'

/** How this device signals a new life-threatening answer; a sign in the top bar is always shown. */
export function AlertSignals() {
  const { t } = useText('attention')
  const [opened, setOpened] = useState(false)
  const { live } = t.attention
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpened(true)}>
        {live.button()}
      </Button>
      {opened && (
        <Modal
          opened
          onClose={() => setOpened(false)}
          title={live.title()}
          actions={<Button onClick={() => setOpened(false)}>{t.actions.close()}</Button>}
        >
          <Choices />
        </Modal>
      )}
    </>
  )
}

function Choices() {
  const { t } = useText('attention')
  const [on, setOn] = useState(() => signals.filter(isSignalOn))
  const [isRefused, setRefused] = useState(false)
  const { live } = t.attention

  async function turn(signal: Signal, wanted: boolean) {
    const isRefusedNow = wanted && signal === 'notification' && !(await mayNotify())
    setRefused(isRefusedNow)
    if (isRefusedNow) return
    turnSignal(signal, wanted)
    setOn(signals.filter(isSignalOn))
    if (wanted && signal === 'sound') playSound()
  }

  return (
    <Stack gap="md">
      <Text>{live.body()}</Text>
      {signals.map((signal) => (
        <CheckboxField
          key={signal}
          label={live[signal].label()}
          description={live[signal].help()}
          value={on.includes(signal)}
          onChange={(wanted) => void turn(signal, wanted)}
        />
      ))}
      {isRefused && <Alert kind="info">{live.refused()}</Alert>}
    </Stack>
  )
}
