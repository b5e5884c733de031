import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

const written = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/

/** Parses a local time such as `2027-01-31 09:00`; undefined if invalid. */
function moment(text: string): string | undefined {
  const date = written.test(text.trim()) ? new Date(text.trim().replace(' ', 'T')) : undefined
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

type Props = { onSet: (now: string) => Promise<boolean>; pending: boolean }

export function SetClock({ onSet, pending }: Props) {
  const { t } = useText('control')
  const words = t.control.parts.clock
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  function send(event: FormEvent) {
    event.preventDefault()
    const now = moment(text)
    setWrong(now === undefined)
    if (now === undefined) document.getElementById('set-clock')?.focus()
    else void onSet(now)
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack>
        <TextField
          id="set-clock"
          label={words.set()}
          description={words.format()}
          error={isWrong ? words.wrong() : undefined}
          autoComplete="off"
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
