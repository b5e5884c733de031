import { useSuspenseQuery } from '@tanstack/react-query'
import type { Invitation } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconMail } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/PagedTable.tsx'
import type { Column } from '#src/ui/table-column.ts'
import styles from './care-invitations.module.css'
import { InvitationActions } from './InvitationActions.tsx'
import { InvitationStatusBadge } from './InvitationStatusBadge.tsx'
import { LastSent } from './LastSent.tsx'
import { type Address, invitationsPage } from './list-rules.ts'

type Props = {
  organizationId: string
  address: Address
  page: number
  /** URL of the invite page, which differs between care teams and administrators. */
  inviteTo: string
}

/** One page of an organization's invitations (ROUTE-14, ROUTE-67). */
export function InvitationList({ organizationId, address, page, inviteTo }: Props) {
  const { t } = useText('invites')
  const columns = useColumns()
  const { data } = useSuspenseQuery(invitationsPage(organizationId, page, address))
  const { none, list } = t.invites
  return (
    <PagedTable
      caption={list.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState
          title={none.title()}
          icon={<IconMail aria-hidden size="1.75rem" />}
          action={<ButtonLink to={inviteTo}>{list.invite()}</ButtonLink>}
        >
          {none.body()}
        </EmptyState>
      }
    />
  )
}

/** DATA-42, plus what a care team needs. */
function useColumns(): readonly Column<Invitation>[] {
  const { t } = useText('invites')
  const texts = t.invites.list
  const journey = ({ process_definition_name: name }: Invitation) => name ?? texts.noJourney()
  return [
    {
      id: 'email',
      header: texts.email(),
      sort: 'email',
      isName: true,
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    {
      id: 'journey',
      header: texts.journey(),
      clip: journey,
      cell: journey,
    },
    {
      id: 'status',
      header: texts.status(),
      cell: (invitation) => <InvitationStatusBadge invitation={invitation} />,
    },
    {
      id: 'sent',
      header: texts.lastSent(),
      onPhone: 'named',
      sort: 'last_sent_at',
      sortedAs: 'date',
      cell: (invitation) => <LastSent invitation={invitation} />,
    },
    {
      id: 'actions',
      header: texts.actions(),
      tool: 'actions',
      cell: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ]
}
