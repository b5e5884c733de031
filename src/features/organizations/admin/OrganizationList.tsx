import { useSuspenseQuery } from '@tanstack/react-query'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/FilteredEmpty.tsx'
import { IconBuilding } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { Column } from '#src/ui/table-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import styles from '../organizations.module.css'
import { OrganizationIcon } from '../OrganizationIcon.tsx'
import { organizationsPage, PAGE_SIZE } from './list-rules.ts'
import { ThemeBadge } from './ThemeBadge.tsx'

type Props = { address: ListAddress; page: number }

/** A page of the organizations (ROUTE-09, CALL-26). */
export function OrganizationList({ address, page }: Props) {
  const { t } = useText('adminOrganizations', 'kit')
  const columns = useColumns()
  const { data } = useSuspenseQuery(organizationsPage(page, address))
  const { count, results } = data
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, count)
  const texts = t.adminOrganizations.list
  const kit = t.kit.list
  if (count === 0 && address.isFiltered) {
    return <FilteredEmpty search={address.search} onClear={address.clear} />
  }
  if (count === 0) {
    return (
      <EmptyState title={texts.none.title()} icon={<IconBuilding aria-hidden size="1.75rem" />}>
        {texts.none.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <PageStatus page={page}>{kit.showing({ from, to, total: count })}</PageStatus>
      <DataTable
        caption={texts.title()}
        hideCaption
        columns={columns}
        rows={results}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
      />
      <PageNav label={kit.pages()} previous={kit.previous()} next={kit.next()} {...{ page, pages }} />
    </Stack>
  )
}

function useColumns(): readonly Column<OrganizationOverview>[] {
  const { t, locale } = useText('adminOrganizations', 'organization')
  const texts = t.adminOrganizations.list
  return [
    {
      id: 'name',
      header: texts.name(),
      sort: 'name',
      isName: true,
      cell: (organization) => (
        <span className={styles.named}>
          <OrganizationIcon organization={organization} />
          <TextLink to={paths.admin.organization({ id: organization.id })}>{organization.name}</TextLink>
        </span>
      ),
    },
    {
      id: 'place',
      header: texts.place(),
      cell: ({ postal_address: place }) =>
        place ? `${place.city}, ${t.organization.province[place.province]()}` : texts.noPlace(),
    },
    {
      id: 'members',
      header: texts.members(),
      sort: 'member_count',
      sortedAs: 'number',
      align: 'end',
      cell: ({ member_count: members }) => members,
    },
    {
      id: 'journeys',
      header: texts.journeys(),
      sort: 'journey_count',
      sortedAs: 'number',
      align: 'end',
      cell: ({ journey_count: journeys }) => journeys,
    },
    { id: 'colours', header: texts.colours(), cell: ({ theme }) => <ThemeBadge theme={theme} /> },
    {
      id: 'updated',
      header: texts.updated(),
      sort: 'updated_at',
      sortedAs: 'date',
      cell: ({ updated_at: at }) => <time dateTime={at}>{formatDate(locale, at)}</time>,
    },
  ]
}
