import { OrganizationFrame } from '#src/features/admin-organizations/OrganizationFrame.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { accountStatuses, listRules, roleTypes } from '#src/features/users/list-rules.ts'
import { RolesTable } from '#src/features/users/RolesTable.tsx'
import { UserList } from '#src/features/users/UserList.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.users.list.title()

/** The users of an organization and their roles (ROUTE-17, USER-01..03). */
export default function AdminUsersPage() {
  const { t } = useText('users')
  const { id } = useRouteParams('id')
  const address = useListAddress(listRules)
  const { list, role, status, matrix } = t.users
  return (
    <OrganizationFrame
      current="users"
      title={list.title}
      actions={
        <ButtonLink to={paths.admin.newUser({ id })} icon={IconPlus}>
          {list.add()}
        </ButtonLink>
      }
    >
      {(organization) => (
        <>
          <ListToolbar
            address={address}
            searchLabel={list.search()}
            filters={[
              { name: 'role', label: list.role(), options: optionsOf(roleTypes, role) },
              { name: 'status', label: list.status(), options: optionsOf(accountStatuses, status) },
            ]}
          />
          <PagedRegion key={filterKey(address)} title={list.failed()} missing={list.missingPage()}>
            {(page) => <UserList {...{ organization, address, page }} />}
          </PagedRegion>
          <Disclosure title={matrix.title()}>
            <Region title={matrix.failed()}>
              <RolesTable />
            </Region>
          </Disclosure>
          <AuditList
            objectType="user"
            organization={id}
            fieldName={(field) => (field === 'role_types' ? list.roles() : field)}
          />
        </>
      )}
    </OrganizationFrame>
  )
}
