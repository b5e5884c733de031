import type { InvitationReviewOrganization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Facts, type Fact } from '#src/ui/Facts.tsx'
import { PhoneLink } from '#src/ui/PhoneLink.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

type Props = { organization: Pick<InvitationReviewOrganization, 'phone' | 'email'> }

/** How to reach the clinic that sent an invitation; what it does not give is left out. */
export function ClinicContact({ organization: { phone, email } }: Props) {
  const { t } = useText('invitations')
  const { closed } = t.invitations
  const facts: Fact[] = []
  if (phone) facts.push({ label: closed.phone(), value: <PhoneLink phone={phone} /> })
  if (email)
    facts.push({
      label: closed.email(),
      value: (
        <TextLink href={`mailto:${email}`} newTab={false}>
          {email}
        </TextLink>
      ),
    })
  return facts.length > 0 && <Facts facts={facts} />
}
