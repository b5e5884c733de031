import { useSuspenseQuery } from '@tanstack/react-query'
import type { OrganizationOverview, Theme } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconAlertTriangle, IconBuilding } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import { readable } from '#src/ui/theme/readable-theme.ts'
import type { Column } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { coloursOf } from '#src/ui/theme/theme-colours.ts'
import styles from '../organizations.module.css'
import { OrganizationIcon } from '../logo/OrganizationIcon.tsx'
import { type Address, organizationsPage } from './list-rules.ts'

type Props = { address: Address; page: number }

/** One page of organizations (ROUTE-09, CALL-26). */
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
        <EmptyState title={texts.none.title()} icon={IconBuilding}>
          {texts.none.body()}
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<OrganizationOverview>[] {
  const { t, format } = useText('adminOrganizations', 'organization')
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

/** Whether the colours of an organization have enough contrast (1.4.3, T06); the portal corrects those that fail. */
function ThemeBadge({ theme }: { theme: Theme | null }) {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations.theme
  if (!theme) return texts.none()
  const { corrections } = readable(coloursOf(theme))
  if (corrections.length === 0) return texts.fine()
  return (
    <Badge tone="warning" icon={IconAlertTriangle}>
      {texts.failing({ count: corrections.length })}
    </Badge>
  )
}
