import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { name: string; onUndo: () => void }

/** Announces a removed step with an undo button; takes the focus, because the pressed button is gone. */
export function RemovedStep({ name, onUndo }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.step
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Alert kind="info" role="status">
      <Stack gap="sm">
        <Text>{texts.removed({ name })}</Text>
        <div>
          <Button ref={undo} size="sm" variant="secondary" onClick={onUndo}>
            {texts.undo()}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
