import { InvitePeople } from '#src/features/invite-people/form/InvitePeople.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'

export const title = (t: Texts): string => t.invites.create.title()

/** Invites people to a journey of an organization (ROUTE-68); `?journey=` preselects it. */
export default function ProviderNewInvitePage() {
  const { t } = useText('invites')
  const { organizationId } = useRouteParams('organizationId')
  useActiveOrganization()
  const listTo = paths.provider.invites({ organizationId })
  const texts = t.invites.create
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.intro()} back={{ label: texts.back(), to: listTo }} />
      <Region key={organizationId} title={texts.journeysFailed()}>
        <InvitePeople {...{ organizationId, listTo }} />
      </Region>
    </>
  )
}
