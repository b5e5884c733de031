import { useQuery } from '@tanstack/react-query'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { Title } from '#src/ui/basics.tsx'
import styles from '../process-instances.module.css'
import { organizationsToFilter } from '../queries.ts'
import { StateBadge } from '../StateBadge.tsx'

export function InstanceFacts({ instance }: { instance: ProcessInstance }) {
  const { t, format } = useText('instances')
  const { data: organizations } = useQuery(organizationsToFilter())
  const { facts, nothing } = t.instances
  const { definition_version: version, completed_at: completed, cancelled_at: cancelled } = instance
  const ended = completed ?? cancelled
  const name = instance.patient.display_name
  const organization = organizations?.results.find(({ id }) => id === instance.organization)
  return (
    <section aria-labelledby="summary">
      <Title level={2} id="summary">
        {facts.title()}
      </Title>
      <Facts
        facts={[
          { label: facts.state(), value: <StateBadge instance={instance} /> },
          {
            label: facts.patient(),
            value: instance.account_closed_at ? facts.accountClosed({ name }) : name,
          },
          {
            label: facts.definition(),
            value: version
              ? facts.version({ name: instance.process_definition_name, version })
              : instance.process_definition_name,
          },
          { label: facts.organization(), value: organization?.name ?? nothing() },
          { label: facts.started(), value: format.dateTime(instance.enrolled_at) },
          { label: facts.ended(), value: ended ? format.dateTime(ended) : facts.notEnded() },
          { label: facts.lastActivity(), value: format.dateTime(instance.last_activity_at) },
          { label: facts.id(), value: <Id id={instance.id} label={facts.copyId()} /> },
          { label: facts.engineId(), value: <Id id={instance.camunda_id} label={facts.copyEngineId()} /> },
        ]}
      />
    </section>
  )
}

function Id({ id, label }: { id: string; label: string }) {
  const { t } = useText('instances')
  const { facts } = t.instances
  return (
    <span className={styles.id}>
      <code>{id}</code>
      <CopyButton text={id} label={label} look="icon" done={facts.copied()} failed={facts.copyFailed()} />
    </span>
  )
}
