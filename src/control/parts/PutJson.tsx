import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { call, ControlError } from '../call.ts'

type Props = {
  /** The resource that is put. */
  path: string
  id: string
  label: string
  description: string
  rows: number
  start: string
  words: Record<'put' | 'done', () => string>
  onDone: () => void
}

/** Edits a resource of the mock server as JSON. What the server refuses stays, with the reason. */
export function PutJson({ path, id, label, description, rows, start, words, onDone }: Props) {
  const { t } = useText('control')
  const [text, setText] = useState(start)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  async function put(event: FormEvent) {
    event.preventDefault()
    setPending(true)
    try {
      await call(path, 'PUT', text)
      setError(undefined)
      toast({ message: words.done(), variant: 'success' })
      onDone()
    } catch (cause) {
      setError((cause instanceof ControlError && cause.message) || t.control.unreachable())
      document.getElementById(id)?.focus()
    } finally {
      setPending(false)
    }
  }
  return (
    <form onSubmit={(event) => void put(event)}>
      <Stack>
        <TextareaField {...{ id, label, description, error, rows }} code value={text} onChange={setText} />
        <Group>
          <Button type="submit" variant="secondary" pending={pending}>
            {words.put()}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
