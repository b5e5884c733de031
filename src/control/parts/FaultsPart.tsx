import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { type ActiveFault, type PresetName, presetNames } from '../answers.ts'
import { call } from '../call.ts'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useAct } from '../use-act.ts'
import { useControlCall } from '../use-control-call.ts'
import { PutJson } from './PutJson.tsx'

const percents = ['5', '10', '20', '50', '100']
const example = `{ "kind": "status", "status": 503, "match": { "operationId": "listTasks" }, "times": 2 }`

export function FaultsPart() {
  const { t } = useText('control')
  const words = t.control.parts.faults
  const asked = useControlCall<{ faults: ActiveFault[] }>('faults')
  const { act, doing } = useAct(asked.again)
  const [percent, setPercent] = useState('20')
  const turnOn = (preset: PresetName) =>
    act(
      preset,
      () => call('faults/preset', 'PUT', { preset, percent: Number(percent) }),
      words.on({ name: words.presets[preset].title() }),
    )
  return (
    <Stack gap="xl">
      <Loaded asked={asked}>{({ faults }) => <ActiveFaults faults={faults} {...{ act, doing }} />}</Loaded>
      <Stack as="section">
        <Title level={2} size={3}>
          {words.presetsTitle()}
        </Title>
        <ul role="list" className={styles.cards}>
          {presetNames.map((name) => (
            <Card as="li" key={name}>
              <Title level={3} size={4}>
                {words.presets[name].title()}
              </Title>
              <Text size="sm">{words.presets[name].does()}</Text>
              {name === 'chaos' && (
                <SelectField
                  label={words.percent()}
                  empty={false}
                  short
                  value={percent}
                  onChange={setPercent}
                  options={percents.map((value) => ({ value, label: words.share({ value }) }))}
                />
              )}
              <Button
                variant="secondary"
                size="sm"
                width="full"
                aria-label={words.turnOnName({ name: words.presets[name].title() })}
                pending={doing === name}
                onClick={() => void turnOn(name)}
              >
                {words.turnOn()}
              </Button>
            </Card>
          ))}
        </ul>
      </Stack>
      <Disclosure title={words.own.title()}>
        {/* Any fault of docs/mock-server.md, for experts. */}
        <PutJson
          path="faults"
          id="own-fault"
          label={words.own.label()}
          description={words.own.hint()}
          rows={4}
          start={example}
          words={words.own}
          onDone={asked.again}
        />
      </Disclosure>
    </Stack>
  )
}

type Props = { faults: readonly ActiveFault[] } & ReturnType<typeof useAct>

function ActiveFaults({ faults, act, doing }: Props) {
  const { t } = useText('control')
  const words = t.control.parts.faults
  // keyed by index, because the list is always replaced as a whole
  const numbered = faults.map((fault, at) => ({ id: `fault-${at}`, fault }))
  if (faults.length === 0) {
    return (
      <Card look="soft">
        <Group gap="sm">
          <IconCircleCheck aria-hidden size="1.375rem" />
          <Text>{words.none()}</Text>
        </Group>
      </Card>
    )
  }
  return (
    <Card look="accent" as="section" aria-labelledby="active-faults">
      <Stack>
        <Group justify="between">
          <Title level={2} size={3} id="active-faults">
            {words.active()}
          </Title>
          <Button
            size="sm"
            pending={doing === 'clear'}
            onClick={() => void act('clear', () => call('faults', 'DELETE'), words.cleared())}
          >
            {words.clear()}
          </Button>
        </Group>
        <Stack as="ul" gap="sm" className={styles.list}>
          {numbered.map(({ id, fault }) => (
            <li key={id}>
              <FaultRow fault={fault} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function FaultRow({ fault }: { fault: ActiveFault }) {
  const { t } = useText('control')
  const words = t.control.parts.faults
  const { left, ends_in_ms: endsIn, hits, ...own } = fault
  const ends = [
    left === null ? '' : words.left({ count: left }),
    endsIn === null ? '' : words.ends({ seconds: Math.max(0, Math.round(endsIn / 1000)) }),
  ].filter(Boolean)
  return (
    <>
      <code className={styles.code}>{JSON.stringify(own)}</code>
      <Text size="sm" tone="secondary">
        {[words.hits({ count: hits }), ...ends].join(' · ')}
      </Text>
    </>
  )
}
