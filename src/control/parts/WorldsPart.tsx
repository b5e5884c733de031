import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Loaded, Refresh } from '../Loaded.tsx'
import type { World, Worlds } from '../answers.ts'
import { call } from '../call.ts'
import styles from '../control.module.css'
import { useAct } from '../use-act.ts'
import { useControlCall } from '../use-control-call.ts'
import { Snapshot } from './Snapshot.tsx'

/** The isolated worlds of this server, each at its own URL. */
export function WorldsPart() {
  const { t } = useText('control')
  const words = t.control.parts.worlds
  const asked = useControlCall<Worlds>('worlds')
  const { act, doing } = useAct(asked.again)
  const [asking, setAsking] = useState<string>()
  async function reset(name: string) {
    await act('reset', () => call(`worlds/${name}/reset`, 'POST'), words.done({ name }))
    setAsking(undefined)
  }
  const start = (name: string) =>
    act('start', () => call(`worlds/${name}/reset`, 'POST'), words.discarded.done({ name }))
  return (
    <Stack gap="lg">
      <Group>
        <Refresh asked={asked} />
      </Group>
      <Loaded asked={asked}>
        {({ current, limit, worlds, discarded }) => (
          <Stack gap="lg">
            <ul role="list" className={styles.cards} aria-label={words.title()}>
              {worlds.map((world) => (
                <WorldCard
                  key={world.name}
                  world={world}
                  isCurrent={world.name === current}
                  onReset={() => setAsking(world.name)}
                />
              ))}
            </ul>
            <DiscardedWorlds
              names={discarded}
              limit={limit}
              current={current}
              onStart={(name) => void start(name)}
            />
            <Snapshot world={current} onRestored={asked.again} />
          </Stack>
        )}
      </Loaded>
      <OpenWorld />
      <ConfirmDialog
        opened={asking !== undefined}
        title={words.confirm.title({ name: asking ?? '' })}
        confirmLabel={words.reset()}
        pending={doing === 'reset'}
        error={null}
        final
        onConfirm={() => void reset(asking ?? '')}
        onCancel={() => setAsking(undefined)}
      >
        {words.confirm.body()}
      </ConfirmDialog>
    </Stack>
  )
}

type CardProps = { world: World; isCurrent: boolean; onReset: () => void }

function WorldCard({ world, isCurrent, onReset }: CardProps) {
  const { t, format } = useText('control')
  const words = t.control.parts.worlds
  return (
    <Card as="li">
      <Group gap="sm">
        <Title level={2} size={4}>
          {world.name}
        </Title>
        {isCurrent && <Badge tone="success">{words.current()}</Badge>}
        {world.faults > 0 && <Badge tone="warning">{words.faulty()}</Badge>}
      </Group>
      <Text size="sm" tone="secondary">
        {words.made({ at: format.dateTime(world.made_at) })}
        <br />
        {words.used({ at: format.dateTime(world.last_used_at) })}
        <br />
        {words.requests({ count: world.requests })}
      </Text>
      <Group justify="between">
        <TextLink href={`${world.address}__mock__/`} newTab={false}>
          {words.open({ name: world.name })}
        </TextLink>
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.resetName({ name: world.name })}
          onClick={onReset}
        >
          {words.reset()}
        </Button>
      </Group>
    </Card>
  )
}

/** A valid host name label. */
const valid = /^[a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?$/

/** Opens a world by name, creating it if needed. */
function OpenWorld() {
  const { t } = useText('control')
  const words = t.control.parts.worlds.another
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  function open(event: FormEvent) {
    event.preventDefault()
    const isValid = valid.test(name.trim())
    setWrong(!isValid)
    if (isValid) location.assign(`${location.protocol}//${name.trim()}.localhost:${location.port}/__mock__/`)
    else document.getElementById('another-world')?.focus()
  }
  return (
    <Card as="section" className={styles.narrow}>
      <form noValidate onSubmit={open}>
        <Stack>
          <TextField
            id="another-world"
            label={words.label()}
            description={words.hint()}
            error={isWrong ? words.wrong() : undefined}
            autoComplete="off"
            value={name}
            onChange={setName}
          />
          <Group>
            <Button type="submit" variant="secondary">
              {words.open()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

type Props = {
  readonly names: readonly string[]
  /** How many worlds the server keeps. */
  readonly limit: number
  readonly current: string
  readonly onStart: (name: string) => void
}

/** Worlds that were discarded to make room: their calls get a 410 until they are started again. */
function DiscardedWorlds({ names, limit, current, onStart }: Props) {
  const { t } = useText('control')
  const words = t.control.parts.worlds.discarded
  if (names.length === 0) return null
  return (
    <Stack gap="sm">
      <Title level={2} size={4}>
        {words.title()}
      </Title>
      <Text size="sm" tone="secondary">
        {words.about({ limit })}
      </Text>
      <ul role="list" className={styles.cards} aria-label={words.title()}>
        {names.map((name) => (
          <Card as="li" key={name}>
            <Group justify="between">
              <Text>{name === current ? words.current({ name }) : name}</Text>
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.startName({ name })}
                onClick={() => onStart(name)}
              >
                {words.start()}
              </Button>
            </Group>
          </Card>
        ))}
      </ul>
    </Stack>
  )
}
