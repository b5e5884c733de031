import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { dropInviteToken } from '#src/session/invite-token.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Message } from './Message.tsx'
import { placeOf } from './use-accept.ts'

/** Already accepted by this person: continues to its journey. */
export function MyInvitation({ review }: { review: InvitationReview }) {
  const { t } = useText('invitations')
  const { mine } = t.invitations
  const { organization, process_definition_name: journey, process_instance } = review
  return (
    <Message
      title={mine.title()}
      lines={[
        journey ? mine.toJourney({ journey }) : mine.toOrganization({ organization: organization.name }),
      ]}
      actions={
        <ButtonLink
          to={placeOf({ organization: organization.id, process_instance })}
          width="phone"
          onClick={dropInviteToken}
        >
          {process_instance ? mine.open() : mine.openOrganization()}
        </ButtonLink>
      }
    />
  )
}
