import { useSuspenseQuery } from '@tanstack/react-query'
import type { JourneyDefinitionSummary } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/FilteredEmpty.tsx'
import { IconRoute } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { Column } from '#src/ui/table-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { JourneyStatus } from './JourneyStatus.tsx'
import { PAGE_SIZE, wantedFrom } from './list-rules.ts'
import { journeysPage } from './queries.ts'

type Props = { address: ListAddress; page: number; editPath: (id: string) => string }

/** A page of the journeys of all organizations (ROUTE-08). */
export function JourneyList({ address, page, editPath }: Props) {
  const { t } = useText('journeyEditor', 'kit')
  const columns = useColumns(editPath)
  const { data } = useSuspenseQuery(journeysPage(wantedFrom(page, address)))
  const { count, results } = data
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, count)
  const texts = t.journeyEditor.list
  if (count === 0 && address.isFiltered) {
    return <FilteredEmpty search={address.search} onClear={address.clear} />
  }
  if (count === 0) {
    return (
      <EmptyState title={texts.none()} icon={<IconRoute aria-hidden size="1.75rem" />}>
        {texts.noneBody()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <PageStatus page={page}>{t.kit.list.showing({ from, to, total: count })}</PageStatus>
      <DataTable
        caption={texts.caption()}
        hideCaption
        columns={columns}
        rows={results}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
      />
      <PageNav
        label={t.kit.list.pages()}
        previous={t.kit.list.previous()}
        next={t.kit.list.next()}
        {...{ page, pages }}
      />
    </Stack>
  )
}

function useColumns(editPath: Props['editPath']): readonly Column<JourneyDefinitionSummary>[] {
  const { t } = useText('journeyEditor')
  const format = useFormat()
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
    { id: 'version', header: texts.version(), cell: ({ version }) => version ?? texts.noVersion() },
    { id: 'steps', header: texts.steps(), cell: ({ step_count: count }) => count },
    {
      id: 'french',
      header: texts.french(),
      cell: ({ completeness }) => texts.percent({ percent: String(completeness['fr-ca']) }),
    },
    {
      id: 'updated',
      header: texts.updated(),
      sort: 'updated_at',
      sortedAs: 'date',
      cell: ({ updated_at: at }) => format.date(at),
    },
  ]
}
