import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { call, ControlError } from '../call.ts'

const FIELD = 'identity-settings'

type Props = { readonly settings: object; readonly onDone: () => void }

/** Changes the settings of the user pool, edited as JSON. Settings that are left out stay as they are. */
export function ChangeIdentity({ settings, onDone }: Props) {
  const { t } = useText('control')
  const words = t.control.parts.identity
  const [text, setText] = useState(() => JSON.stringify(settings, null, 2))
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  async function put(event: FormEvent) {
    event.preventDefault()
    setPending(true)
    try {
      await call('identity', 'PUT', text)
      setError(undefined)
      toast({ message: words.done(), variant: 'success' })
      onDone()
    } catch (cause) {
      setError((cause instanceof ControlError && cause.message) || t.control.unreachable())
      document.getElementById(FIELD)?.focus()
    } finally {
      setPending(false)
    }
  }
  return (
    <form onSubmit={(event) => void put(event)}>
      <Stack>
        <TextareaField
          id={FIELD}
          label={words.label()}
          description={words.change()}
          error={error}
          code
          rows={15}
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
