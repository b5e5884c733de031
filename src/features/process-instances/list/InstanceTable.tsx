import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useResizable } from '#src/session/user/use-resizable.ts'
import { paths } from '#src/routes/paths.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconAlertTriangle, IconPlayerPlay } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { Address } from './list-rules.ts'
import { instancesPage, organizationsToFilter } from '../queries.ts'
import { openIncidents } from '../state.ts'
import { StateBadge } from '../StateBadge.tsx'
import { CellLines } from '#src/ui/lists/CellLines.tsx'

/** One page of instances; a few lines per row on a phone (ROUTE-19). */
export function InstanceTable({ address, page }: { address: Address; page: number }) {
  const { t } = useText('instances')
  const { data } = useSuspenseQuery(instancesPage(address, page))
  const columns = useColumns()
  const resizable = useResizable('instances')
  const { none, list } = t.instances
  return (
    <PagedTable
      caption={list.title()}
      {...{ columns, data, address, page, resizable }}
      empty={
        <EmptyState title={none.title()} icon={IconPlayerPlay}>
          {none.body()}
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<ProcessInstance>[] {
  const { t, format } = useText('instances')
  const { data: organizations } = useQuery(organizationsToFilter())
  const { filter, list } = t.instances
  const activities = ({ current_activities: open = [] }: ProcessInstance) =>
    open.map(({ name }) => name).join(' · ') || list.noActivity()
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
      clip: ({ process_definition_name: name }) => name,
      cell: (one) => (
        <CellLines more={organizations?.results.find(({ id }) => id === one.organization)?.name}>
          {one.process_definition_name}
        </CellLines>
      ),
    },
    { id: 'status', header: filter.status(), sort: 'status', cell: (one) => <StateBadge instance={one} /> },
    {
      id: 'activity',
      header: filter.activity(),
      sort: 'current_step',
      clip: activities,
      cell: activities,
    },
    {
      id: 'started',
      header: list.started(),
      onPhone: 'named',
      sort: 'enrolled_at',
      sortedAs: 'date',
      cell: ({ enrolled_at: at }) => <time dateTime={at}>{format.shortDate(at)}</time>,
    },
    {
      id: 'incidents',
      header: filter.incidents(),
      onPhone: 'named',
      cell: (one) => {
        const count = openIncidents(one).length
        if (count === 0) return list.noIncident()
        return (
          <Badge tone="danger" icon={IconAlertTriangle}>
            {list.incidents({ count })}
          </Badge>
        )
      },
    },
  ]
}
