import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { name: string; onUndo: () => void }

/** That a step was taken out; it has the focus, since the button that did it is gone. */
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
