import { InvitationList } from '#src/features/invite-people/list/InvitationList.tsx'
import { InvitationToolbar } from '#src/features/invite-people/list/InvitationToolbar.tsx'
import { listRules } from '#src/features/invite-people/list/list-rules.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconMail } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.invites.list.title()

/** An organization's invitations and their status (ROUTE-67). */
export default function ProviderInvitesPage() {
  const { t } = useText('invites')
  const { organizationId } = useRouteParams('organizationId')
  const { organization } = useActiveOrganization()
  const address = useListAddress(listRules)
  const inviteTo = paths.provider.newInvite({ organizationId })
  const texts = t.invites.list
  return (
    <>
      <PageHeader
        title={texts.title()}
        subtitle={organization && texts.intro({ name: organization.name })}
        actions={
          <ButtonLink to={inviteTo} icon={IconMail}>
            {texts.invite()}
          </ButtonLink>
        }
      />
      <Stack gap="lg">
        <InvitationToolbar {...{ organizationId, address }} />
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
          {(page) => <InvitationList {...{ organizationId, address, page, inviteTo }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
