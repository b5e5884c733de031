import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import type { ActiveFault } from '../answers.ts'
import { call } from '../call.ts'
import styles from '../control.module.css'
import type { useAct } from '../use-act.ts'

type Props = { faults: readonly ActiveFault[] } & ReturnType<typeof useAct>

export function ActiveFaults({ faults, act, doing }: Props) {
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
