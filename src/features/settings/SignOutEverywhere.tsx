import { useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/SessionContext.tsx'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Ends the person's sessions on all devices, including this one (D-54, IDENT-51). */
export function SignOutEverywhere() {
  const { t } = useText('settings')
  const session = useSession()
  const running = useRef(false)
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')
  const texts = t.settings.everywhere

  async function leave() {
    if (running.current) return
    running.current = true
    setState('leaving')
    try {
      await session.signOut()
    } catch {
      setState('failed') // ERR-25
    } finally {
      running.current = false
    }
  }

  return (
    <Stack gap="md">
      <Text>
        {texts.body()} {texts.kept()}
      </Text>
      {state === 'failed' && <Alert kind="error">{texts.failed()}</Alert>}
      <Button variant="secondary" width="phone" pending={state === 'leaving'} onClick={() => void leave()}>
        {texts.submit()}
      </Button>
    </Stack>
  )
}
