import { InviteLink } from '#src/features/accept-invitation/without-invitation/InviteLink.tsx'
import { InvitedToHelp } from '#src/features/care-partners/InvitedToHelp.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { IconHeartHandshake } from '#src/ui/icons.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

/** The home without an organization: how to join one, and who asks for help. */
export function NoOrganization() {
  const { t } = useText()
  const texts = t.patient.noOrganization
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.body()} />
      <InvitedToHelp />
      <EmptyState
        title={texts.heading()}
        icon={<IconHeartHandshake aria-hidden size="1.75rem" />}
        action={<InviteLink />}
      >
        {texts.invitation()} {texts.open()}
      </EmptyState>
    </>
  )
}
