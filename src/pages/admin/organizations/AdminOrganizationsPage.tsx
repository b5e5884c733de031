import { CreateForm } from '#src/features/organizations/admin/CreateForm.tsx'
import { listRules } from '#src/features/organizations/admin/list-rules.ts'
import { OrganizationList } from '#src/features/organizations/admin/OrganizationList.tsx'
import { provinces } from '#src/features/organizations/details/provinces.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate, useSearchParams } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.adminOrganizations.list.title()

/** All organizations (ROUTE-09); `?new` opens the form for another one. */
export default function AdminOrganizationsPage() {
  const [query] = useSearchParams()
  return query.has('new') ? <NewOrganization /> : <Organizations />
}

function Organizations() {
  const { t } = useText('adminOrganizations', 'organization')
  const address = useListAddress(listRules)
  const texts = t.adminOrganizations.list
  return (
    <>
      <PageHeader
        title={texts.title()}
        subtitle={texts.intro()}
        actions={
          <ButtonLink to="?new" icon={IconPlus}>
            {t.adminOrganizations.create.title()}
          </ButtonLink>
        }
      />
      <Stack gap="lg">
        <ListToolbar
          address={address}
          searchLabel={texts.search()}
          filters={[
            {
              name: 'province',
              label: t.organization.details.province(),
              options: optionsOf(provinces, t.organization.province),
            },
          ]}
        />
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
          {(page) => <OrganizationList {...{ address, page }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}

function NewOrganization() {
  const { t } = useText('adminOrganizations')
  const navigate = useNavigate()
  const texts = t.adminOrganizations
  const list = paths.admin.organizations()
  return (
    <>
      <PageHeader title={texts.create.title()} back={{ label: texts.list.title(), to: list }} />
      <CreateForm
        onCancel={() => void navigate(list)}
        onCreated={({ id, name }) => {
          toast({ variant: 'success', message: texts.create.done({ name }) })
          void navigate(paths.admin.organization({ id }))
        }}
      />
    </>
  )
}
