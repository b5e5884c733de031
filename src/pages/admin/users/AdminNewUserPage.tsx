import { useSuspenseQuery } from '@tanstack/react-query'
import { NewUserForm } from '#src/features/users/NewUserForm.tsx'
import { organizationOf } from '#src/features/users/queries.ts'
import { RolesTable } from '#src/features/users/RolesTable.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

export const title = (t: Texts): string => t.users.create.title()

/** Adds a user to an organization (ROUTE-18). */
export default function AdminNewUserPage() {
  const { t } = useText('users')
  const { id } = useRouteParams('id')
  const navigate = useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOf(id))
  const { create, matrix } = t.users
  const list = paths.admin.users({ id })
  return (
    <>
      <PageHeader
        title={create.title()}
        subtitle={create.intro()}
        back={{ label: create.back(), to: list }}
      />
      <Stack gap="xl">
        <Text>
          {create.patients()} <TextLink to={paths.admin.newInvitation({ id })}>{create.invite()}</TextLink>
        </Text>
        <NewUserForm organization={organization} onDone={() => void navigate(list)} />
        <Disclosure title={matrix.title()}>
          <Region title={matrix.failed()}>
            <RolesTable />
          </Region>
        </Disclosure>
      </Stack>
    </>
  )
}
