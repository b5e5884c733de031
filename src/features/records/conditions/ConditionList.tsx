import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { shown } from '#src/lib/objects/every-field.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconHeartbeat } from '#src/ui/icons.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsEmptyState } from '../list/RecordsEmptyState.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { sourceColumn } from '../list/source-column.tsx'
import { conditionColumns } from './condition.tsx'
import { conditionPage, type ConditionView, firstCondition, viewFrom } from './queries.ts'

type Props = { patientId: string; address: ListAddress; page: number }

export function ConditionList({ patientId, address, page }: Props) {
  const { t } = useText('records')
  const view = viewFrom(address.filters.view)
  const { data } = useSuspenseQuery(conditionPage({ patientId, page, view, address }))
  const texts = t.records.conditions
  const columns = [...shown(conditionColumns(patientId, t)), sourceColumn(t)]
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
  if (data.count > 0) {
    return (
      <EmptyState
        icon={IconHeartbeat}
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
      {...{ patientId }}
      icon={IconHeartbeat}
      title={empty.title()}
      body={empty.body()}
      add={{ to: paths.patient.healthStory.newCondition({ patientId }), label: add() }}
    />
  )
}
