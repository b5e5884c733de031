import { type FormEvent, useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { call } from '../call.ts'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useAct } from '../use-act.ts'
import { useControlCall } from '../use-control-call.ts'

const hour = 3_600_000
const steps = { hour, day: 24 * hour, week: 7 * 24 * hour } as const

export function ClockPart() {
  const { t } = useText('control')
  const words = t.control.parts.clock
  const asked = useControlCall<{ now: string }>('clock')
  const { act, doing } = useAct(asked.again)
  const put = (name: string, body: object) => act(name, () => call('clock', 'PUT', body), words.moved())
  return (
    <Stack gap="lg" className={styles.narrow}>
      <Loaded asked={asked}>{({ now }) => <Now key={now} now={now} />}</Loaded>
      <Card as="section">
        <Stack>
          <Text strong>{words.advance()}</Text>
          <Group gap="sm">
            {(['hour', 'day', 'week'] as const).map((step) => (
              <Button
                key={step}
                variant="secondary"
                pending={doing === step}
                onClick={() => void put(step, { advance_ms: steps[step] })}
              >
                {words.steps[step]()}
              </Button>
            ))}
          </Group>
        </Stack>
      </Card>
      <Card as="section">
        <SetClock onSet={(now) => put('set', { now })} pending={doing === 'set'} />
      </Card>
      <Group>
        <Button
          variant="secondary"
          pending={doing === 'back'}
          onClick={() => void put('back', { now: new Date().toISOString() })}
        >
          {words.back()}
        </Button>
      </Group>
    </Stack>
  )
}

/** The clock, ticking on from the server's time. */
function Now({ now }: { now: string }) {
  const { t, format } = useText('control')
  const words = t.control.parts.clock
  const [ahead] = useState(() => Date.parse(now) - Date.now())
  const [time, setTime] = useState(() => Date.parse(now))
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now() + ahead), 1000)
    return () => clearInterval(timer)
  }, [ahead])
  const hours = Math.round(ahead / 360_000) / 10
  return (
    <Card look="soft">
      <p className={styles.now}>{format.dateTime(new Date(time).toISOString())}</p>
      <Text tone="secondary">
        {hours === 0 ? words.real() : words.ahead({ hours: format.number(hours) })}
      </Text>
    </Card>
  )
}

const written = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/

/** Parses a local time such as `2027-01-31 09:00`; undefined if invalid. */
function moment(text: string): string | undefined {
  const date = written.test(text.trim()) ? new Date(text.trim().replace(' ', 'T')) : undefined
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

type Props = { onSet: (now: string) => Promise<boolean>; pending: boolean }

function SetClock({ onSet, pending }: Props) {
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
