import { useSuspenseQuery } from '@tanstack/react-query'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconBuilding } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/PagedTable.tsx'
import type { Column } from '#src/ui/table-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from '../organizations.module.css'
import { OrganizationIcon } from '../OrganizationIcon.tsx'
import { organizationsPage } from './list-rules.ts'
import type { Address } from './list-rules.ts'
import { ThemeBadge } from './ThemeBadge.tsx'

type Props = { address: Address; page: number }

/** A page of the organizations (ROUTE-09, CALL-26). */
export function OrganizationList({ address, page }: Props) {
  const { t } = useText('adminOrganizations')
  const columns = useColumns()
  const { data } = useSuspenseQuery(organizationsPage(page, address))
  const texts = t.adminOrganizations.list
  return (
    <PagedTable
      caption={texts.title()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState title={texts.none.title()} icon={<IconBuilding aria-hidden size="1.75rem" />}>
          {texts.none.body()}
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<OrganizationOverview>[] {
  const { t } = useText('adminOrganizations', 'organization')
  const format = useFormat()
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
      onPhone: 'named',
      sort: 'member_count',
      sortedAs: 'number',
      align: 'end',
      cell: ({ member_count: members }) => members,
    },
    {
      id: 'journeys',
      header: texts.journeys(),
      onPhone: 'named',
      sort: 'journey_count',
      sortedAs: 'number',
      align: 'end',
      cell: ({ journey_count: journeys }) => journeys,
    },
    { id: 'colours', header: texts.colours(), cell: ({ theme }) => <ThemeBadge theme={theme} /> },
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
