import { useSuspenseQuery } from '@tanstack/react-query'
import type { Organization, UserAccount } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconUsers } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { type Address, usersPage } from './list-rules.ts'
import { otherOrganizations, rolesAt } from './user-roles.ts'
import { UserActions } from './UserActions.tsx'
import { EmailText } from '#src/ui/text/EmailText.tsx'
import styles from './users.module.css'
import { CellLines } from '#src/ui/lists/CellLines.tsx'

type Props = { organization: Organization; address: Address; page: number }

/** One page of an organization's users (ROUTE-17, CALL-09). */
export function UserList({ organization, address, page }: Props) {
  const { t } = useText('users')
  const columns = useColumns(organization)
  const { data } = useSuspenseQuery(usersPage(organization.id, page, address))
  return (
    <PagedTable
      caption={t.users.list.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState title={t.users.none.title()} icon={IconUsers}>
          {t.users.none.body()}
        </EmptyState>
      }
    />
  )
}

const tones = {
  active: 'success',
  pending: 'warning',
  deactivated: 'neutral',
  closed: 'neutral',
} as const satisfies Record<UserAccount['status'], Tone>

function useColumns(organization: Organization): readonly Column<UserAccount>[] {
  const { t, format } = useText('users')
  const me = useCurrentUser()
  const { list: texts, role, status: words } = t.users
  const rolesOf = (user: UserAccount) =>
    rolesAt(user, organization.id)
      .map((one) => role[one]())
      .join(', ') || texts.noRole()
  return [
    {
      id: 'name',
      header: texts.name(),
      sort: 'name',
      isName: true,
      cell: (user) => (
        <span className={styles.name}>
          {`${user.first_name} ${user.last_name}`.trim() || texts.noName()}
          {user.id === me.id && ` ${texts.you()}`}
        </span>
      ),
    },
    {
      id: 'email',
      header: texts.email(),
      sort: 'email',
      cell: ({ email = '' }) => (
        <span className={styles.email}>
          <EmailText email={email} />
        </span>
      ),
    },
    {
      id: 'roles',
      header: texts.roles(),
      clip: rolesOf,
      cell: (user) => {
        const others = otherOrganizations(user, organization.id)
        return <CellLines more={others > 0 && texts.elsewhere({ count: others })}>{rolesOf(user)}</CellLines>
      },
    },
    {
      id: 'status',
      header: texts.status(),
      cell: ({ status }) => <Badge tone={tones[status]}>{words[status]()}</Badge>,
    },
    {
      id: 'last',
      header: texts.lastSignIn(),
      onPhone: 'named',
      sort: 'last_sign_in_at',
      sortedAs: 'date',
      cell: ({ last_sign_in_at: at }) =>
        at === null ? texts.never() : <time dateTime={at}>{format.shortRelativeDay(at)}</time>,
    },
    {
      id: 'actions',
      header: texts.actions(),
      tool: 'actions',
      cell: (user) => <UserActions {...{ user, organization }} isOwn={user.id === me.id} />,
    },
  ]
}
