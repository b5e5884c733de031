import { useSuspenseQuery } from '@tanstack/react-query'
import type { JourneyDefinitionSummary } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconRoute } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { JourneyStatus } from './JourneyStatus.tsx'
import { type Address, listedJourneys } from './list-rules.ts'

type Props = { address: Address; page: number; editPath: (id: string) => string }

/** One page of the journeys of all organizations (ROUTE-08). */
export function JourneyList({ address, page, editPath }: Props) {
  const { t } = useText('journeyEditor')
  const columns = useColumns(editPath)
  const { data } = useSuspenseQuery(listedJourneys(page, address))
  const texts = t.journeyEditor.list
  return (
    <PagedTable
      caption={texts.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState title={texts.none()} icon={IconRoute}>
          {texts.noneBody()}
        </EmptyState>
      }
    />
  )
}

function useColumns(editPath: Props['editPath']): readonly Column<JourneyDefinitionSummary>[] {
  const { t, format } = useText('journeyEditor')
  const texts = t.journeyEditor.list
  return [
    {
      id: 'name',
      header: texts.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name }) => <TextLink to={editPath(id)}>{name}</TextLink>,
    },
    {
      id: 'organization',
      header: texts.organization(),
      sort: 'organization',
      cell: ({ organization_name: name }) => name,
    },
    { id: 'status', header: texts.status(), cell: (journey) => <JourneyStatus journey={journey} /> },
    {
      id: 'version',
      header: texts.version(),
      align: 'end',
      onPhone: 'named',
      cell: ({ version }) => version ?? texts.noVersion(),
    },
    {
      id: 'steps',
      header: texts.steps(),
      align: 'end',
      onPhone: 'named',
      cell: ({ step_count: count }) => count,
    },
    {
      id: 'french',
      header: texts.french(),
      align: 'end',
      onPhone: 'named',
      cell: ({ completeness }) => texts.percent({ percent: String(completeness['fr-ca']) }),
    },
    {
      id: 'updated',
      header: texts.updated(),
      onPhone: 'named',
      sort: 'updated_at',
      sortedAs: 'date',
      cell: ({ updated_at: at }) => <time dateTime={at}>{format.shortDate(at)}</time>,
    },
  ]
}
