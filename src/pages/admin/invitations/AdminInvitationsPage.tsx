import { OrganizationFrame } from '#src/features/admin-organizations/OrganizationFrame.tsx'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { InvitationList } from '#src/features/invite-people/list/InvitationList.tsx'
import { InvitationToolbar } from '#src/features/invite-people/list/InvitationToolbar.tsx'
import { listRules } from '#src/features/invite-people/list/list-rules.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconMail } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.invites.list.title()

/** An organization's invitations, for administrators (ROUTE-14, CALL-32..36). */
export default function AdminInvitationsPage() {
  const { t } = useText('invites')
  const { id } = useRouteParams('id')
  const address = useListAddress(listRules)
  const inviteTo = paths.admin.newInvitation({ id })
  const texts = t.invites.list
  return (
    <OrganizationFrame
      current="invitations"
      title={texts.title}
      actions={
        <ButtonLink to={inviteTo} icon={IconMail}>
          {texts.invite()}
        </ButtonLink>
      }
    >
      {() => (
        <>
          <InvitationToolbar organizationId={id} address={address} />
          <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
            {(page) => <InvitationList organizationId={id} {...{ address, page, inviteTo }} />}
          </PagedRegion>
          <AuditList objectType="invitation" organization={id} />
        </>
      )}
    </OrganizationFrame>
  )
}
