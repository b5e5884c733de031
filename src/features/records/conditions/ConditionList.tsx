import { useSuspenseQuery } from '@tanstack/react-query'
import type { Condition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconHeartbeat } from '#src/ui/icons.ts'
import type { Column } from '#src/ui/table-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { RecordsEmptyState } from '../RecordsEmptyState.tsx'
import { RecordList } from '../RecordList.tsx'
import { sourceColumn } from '../source-column.tsx'
import { typeText } from './condition-type.ts'
import { firstCondition, conditionPage, viewFrom } from './queries.ts'
import type { ConditionView } from './queries.ts'
import { yearsText } from './years-text.ts'

type Props = { patientId: string; address: ListAddress; page: number }

/** A page of conditions: what is current, what is past, or all of it. */
export function ConditionList({ patientId, address, page }: Props) {
  const { t } = useText('records')
  const view = viewFrom(address.filters.view)
  const { data } = useSuspenseQuery(conditionPage({ patientId, page, view, address }))
  const texts = t.records.conditions
  const nothing = '–'
  const columns: Column<Condition>[] = [
    {
      id: 'name',
      header: texts.column.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name }) => (
        <TextLink to={paths.patient.healthStory.condition({ patientId, conditionId: id })}>{name}</TextLink>
      ),
    },
    {
      id: 'type',
      header: texts.column.type(),
      cell: ({ type }) => (type === null ? nothing : typeText(type, t)),
    },
    {
      id: 'since',
      header: texts.column.since(),
      sort: 'diagnosis_year',
      sortedAs: 'date',
      cell: (condition) => yearsText(condition, t) ?? nothing,
    },
    { id: 'status', header: texts.column.status(), cell: ({ status }) => texts.status[status]() },
    sourceColumn(t),
  ]
  return (
    <RecordList
      {...{ address, page, data, columns }}
      caption={texts.caption()}
      empty={<NoConditions {...{ patientId, view, address }} />}
    />
  )
}

/** An empty view is not an empty list. */
function NoConditions({ patientId, view, address }: Omit<Props, 'page'> & { view: ConditionView }) {
  const { t } = useText('records')
  const { data } = useSuspenseQuery(firstCondition(patientId))
  const { empty, emptyView, add } = t.records.conditions
  const icon = <IconHeartbeat aria-hidden size="1.75rem" />
  if (data.count > 0) {
    return (
      <EmptyState
        icon={icon}
        title={view === 'past' ? emptyView.past() : emptyView.current()}
        action={
          <Button variant="secondary" onClick={() => address.filter('view', 'all')}>
            {emptyView.all()}
          </Button>
        }
      />
    )
  }
  return (
    <RecordsEmptyState
      kind="conditions"
      {...{ patientId, icon }}
      title={empty.title()}
      body={empty.body()}
      add={{ to: paths.patient.healthStory.newCondition({ patientId }), label: add() }}
    />
  )
}
