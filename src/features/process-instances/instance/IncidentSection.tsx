import type { JourneyActivity, ProcessInstance, ProcessInstanceIncident } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import styles from '../process-instances.module.css'
import { openIncidents } from '../state.ts'

/** The heading that takes the focus when an incident is resolved. */
export const INCIDENTS = 'incidents'

type Props = {
  instance: ProcessInstance
  activities: readonly JourneyActivity[]
  onSetVariable: (name: string) => void
  onStart: (activity: string) => void
}

/** Open incidents at the top of the page: the cause, and the two steps that resolve it. */
export function IncidentSection({ instance, activities, onSetVariable, onStart }: Props) {
  const { t } = useText('instances')
  const texts = t.instances.incidents
  const open = openIncidents(instance)
  const resolved = (instance.incidents ?? []).filter(({ resolved_at: at }) => at !== null)
  return (
    <Stack as="section" gap="sm">
      <Title level={2} id={INCIDENTS} tabIndex={-1}>
        {open.length === 0 ? texts.title() : texts.open({ count: open.length })}
      </Title>
      {open.length === 0 && <Text tone="secondary">{texts.none()}</Text>}
      {open.map((incident) => {
        const needs = activities.find(({ activity_id: id }) => id === incident.activity)?.needs ?? []
        const isReady = needs.length > 0 && needs.every(({ is_met: isMet }) => isMet)
        return (
          <OpenIncident
            key={incident.id}
            {...{ incident, isReady }}
            onSetVariable={() => onSetVariable(incident.variable)}
            onStart={() => onStart(incident.activity)}
          />
        )
      })}
      {resolved.length > 0 && (
        <Disclosure title={texts.resolved({ count: resolved.length })}>
          <ul role="list" className={styles.rows}>
            {resolved.map((incident) => (
              <ResolvedIncident key={incident.id} incident={incident} />
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  )
}

type OpenProps = {
  incident: ProcessInstanceIncident
  /** The cause is fixed, so the activity can be started. */
  isReady: boolean
  onSetVariable: () => void
  onStart: () => void
}

function OpenIncident({ incident, isReady, onSetVariable, onStart }: OpenProps) {
  const { t, format } = useText('instances')
  const texts = t.instances.incidents
  const { activity_name: name, variable, created_at: at, message } = incident
  return (
    <Alert kind={isReady ? 'info' : 'warning'} role="none" title={texts.stuck({ name })}>
      <Stack gap="sm">
        <Text>{message}</Text>
        <Text tone="secondary">{texts.since({ at: format.dateTime(at) })}</Text>
        <Text>{isReady ? texts.ready({ variable, name }) : texts.repair({ variable, name })}</Text>
        <Group gap="sm">
          <Button variant="secondary" onClick={onSetVariable}>
            {texts.setVariable({ variable })}
          </Button>
          <Button variant="secondary" onClick={onStart}>
            {texts.start({ name })}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function ResolvedIncident({ incident }: { incident: ProcessInstanceIncident }) {
  const { t, format } = useText('instances')
  const { activity_name: name, message, created_at: from, resolved_at: to } = incident
  return (
    <li className={styles.row}>
      <Text strong>{name}</Text>
      <Text>{message}</Text>
      <Text tone="secondary">
        {t.instances.incidents.fromTo({
          from: format.dateTime(from),
          to: to === null ? t.instances.nothing() : format.dateTime(to),
        })}
      </Text>
    </li>
  )
}
