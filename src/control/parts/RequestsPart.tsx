import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { ExternalButton } from '#src/ui/actions/ExternalButton.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { IconDownload, IconRoute } from '#src/ui/icons.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import type { Call } from '../answers.ts'
import { call } from '../call.ts'
import styles from '../control.module.css'
import { Loaded, Refresh } from '../Loaded.tsx'
import { PAGE } from '../places.ts'
import { useAct } from '../use-act.ts'
import { useControlCall } from '../use-control-call.ts'
import { CallCard } from './CallCard.tsx'

const pageSize = 25
const isFailing = ({ verdict }: Call) => verdict !== 'fits' && verdict !== 'open'

export function RequestsPart() {
  const { t } = useText('control')
  const words = t.control.parts.requests
  const asked = useControlCall<{ requests: Call[] }>('requests/checked')
  const { act, doing } = useAct(asked.again)
  const [show, setShow] = useState('all')
  const [most, setMost] = useState(pageSize)
  return (
    <Stack gap="lg">
      <Group justify="between">
        <Segments
          label={words.show()}
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: words.all() },
            { value: 'failing', label: words.failing() },
          ]}
        />
        <Group gap="sm">
          <Refresh asked={asked} />
          <ExternalButton
            href={`${PAGE}requests.har`}
            download="portage.har"
            variant="secondary"
            size="sm"
            icon={IconDownload}
          >
            {words.har()}
          </ExternalButton>
          <Button
            variant="secondary"
            size="sm"
            pending={doing === 'clear'}
            onClick={() => void act('clear', () => call('requests', 'DELETE'), words.cleared())}
          >
            {words.clear()}
          </Button>
        </Group>
      </Group>
      <Loaded asked={asked}>
        {({ requests }) => {
          const found = requests.toReversed().filter((one) => show === 'all' || isFailing(one))
          if (found.length === 0) return <NoCalls isFiltered={requests.length > 0} />
          return (
            <Stack>
              <Text size="sm" tone="secondary">
                {words.count({ count: found.length, failing: requests.filter(isFailing).length })}
              </Text>
              <Stack as="ul" gap="sm" className={styles.list}>
                {found.slice(0, most).map((one) => (
                  <CallCard key={one.id} call={one} />
                ))}
              </Stack>
              {found.length > most && (
                <Group justify="center">
                  <Button variant="secondary" onClick={() => setMost(most + pageSize)}>
                    {words.more()}
                  </Button>
                </Group>
              )}
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}

function NoCalls({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useText('control')
  const words = t.control.parts.requests
  return (
    <EmptyState title={isFiltered ? words.noneFailing() : words.empty.title()} icon={IconRoute}>
      {isFiltered ? undefined : words.empty.body()}
    </EmptyState>
  )
}
