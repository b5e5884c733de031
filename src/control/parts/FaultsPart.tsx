import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { type ActiveFault, type PresetName, presetNames } from '../answers.ts'
import { call } from '../call.ts'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { useAct } from '../use-act.ts'
import { useControlCall } from '../use-control-call.ts'
import { ActiveFaults } from './ActiveFaults.tsx'
import { CustomFault } from './CustomFault.tsx'

const percents = ['5', '10', '20', '50', '100']

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
        <CustomFault onDone={asked.again} />
      </Disclosure>
    </Stack>
  )
}
