import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconAlertTriangle, IconPlayerPlay } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/PagedTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column } from '#src/ui/table-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { Address } from './list-rules.ts'
import styles from './process-instances.module.css'
import { instancesPage, organizationsToFilter } from './queries.ts'
import { openIncidents } from './state.ts'
import { StateBadge } from './StateBadge.tsx'

/** One page of instances; cards on a phone (ROUTE-19). */
export function InstanceTable({ address, page }: { address: Address; page: number }) {
  const { t } = useText('instances')
  const { data } = useSuspenseQuery(instancesPage(address, page))
  const columns = useColumns()
  const { none, list } = t.instances
  return (
    <PagedTable
      caption={list.title()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState title={none.title()} icon={<IconPlayerPlay aria-hidden size="1.75rem" />}>
          {none.body()}
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<ProcessInstance>[] {
  const { t } = useText('instances')
  const format = useFormat()
  const { data: organizations } = useQuery(organizationsToFilter())
  const { filter, list } = t.instances
  return [
    {
      id: 'patient',
      header: list.patient(),
      sort: 'patient_name',
      isName: true,
      cell: ({ id, patient }) => (
        <TextLink to={paths.admin.processInstance({ id })}>{patient.display_name}</TextLink>
      ),
    },
    {
      id: 'definition',
      header: filter.definition(),
      sort: 'process_definition_name',
      cell: (one) => (
        <span className={styles.journey}>
          {one.process_definition_name}
          <Text as="span" size="sm" tone="secondary">
            {organizations?.results.find(({ id }) => id === one.organization)?.name}
          </Text>
        </span>
      ),
    },
    { id: 'status', header: filter.status(), sort: 'status', cell: (one) => <StateBadge instance={one} /> },
    {
      id: 'activity',
      header: filter.activity(),
      sort: 'current_step',
      cell: ({ current_activities: open = [] }) =>
        open.length === 0 ? (
          list.noActivity()
        ) : (
          <ul role="list" className={styles.open}>
            {open.map(({ activity_id: id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        ),
    },
    {
      id: 'started',
      header: list.started(),
      sort: 'enrolled_at',
      sortedAs: 'date',
      cell: ({ enrolled_at: at }) => <time dateTime={at}>{format.shortDate(at)}</time>,
    },
    {
      id: 'incidents',
      header: filter.incidents(),
      cell: (one) => {
        const count = openIncidents(one).length
        if (count === 0) return list.noIncident()
        return (
          <Badge tone="danger" icon={<IconAlertTriangle aria-hidden size="1rem" />}>
            {list.incidents({ count })}
          </Badge>
        )
      },
    },
  ]
}
