import { InvitePeople } from '#src/features/invite-people/form/InvitePeople.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'

export const title = (t: Texts): string => t.invites.create.title()

/** Invites people to a journey of an organization (ROUTE-15); `?journey=` preselects it. */
export default function AdminNewInvitationPage() {
  const { t } = useText('invites')
  const { id } = useRouteParams('id')
  const listTo = paths.admin.invitations({ id })
  const texts = t.invites.create
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.intro()} back={{ label: texts.back(), to: listTo }} />
      <Region key={id} title={texts.journeysFailed()}>
        <InvitePeople organizationId={id} listTo={listTo} />
      </Region>
    </>
  )
}
