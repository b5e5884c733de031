import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { call, ControlError } from '../call.ts'

const example = `{ "kind": "status", "status": 503, "match": { "operationId": "listTasks" }, "times": 2 }`

/** Adds any fault of docs/mock-server.md as JSON, for experts. */
export function CustomFault({ onDone }: { onDone: () => void }) {
  const { t } = useText('control')
  const words = t.control.parts.faults.own
  const [text, setText] = useState(example)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  async function put(event: FormEvent) {
    event.preventDefault()
    setPending(true)
    try {
      await call('faults', 'PUT', text)
      setError(undefined)
      toast({ message: words.done(), variant: 'success' })
      onDone()
    } catch (cause) {
      setError((cause instanceof ControlError && cause.message) || t.control.unreachable())
      document.getElementById('own-fault')?.focus()
    } finally {
      setPending(false)
    }
  }
  return (
    <form onSubmit={(event) => void put(event)}>
      <Stack>
        <TextareaField
          id="own-fault"
          label={words.label()}
          description={words.hint()}
          error={error}
          code
          rows={4}
          value={text}
          onChange={setText}
        />
        <Group>
          <Button type="submit" variant="secondary" pending={pending}>
            {words.put()}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
