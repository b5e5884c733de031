import type { InvitationReview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import styles from '../invitations.module.css'

/** Details of an invitation: organization, journey, sender, recipient and expiry. */
export function InvitationFacts({ review }: { review: InvitationReview }) {
  const { t, format } = useText('invitations')
  const { open } = t.invitations
  const organization = review.organization.name
  const { process_definition_name: journey, process_definition_description: involves } = review
  const facts = [
    [open.from(), review.sent_by],
    [open.to(), review.recipient],
    [open.until(), review.expires_at && format.date(review.expires_at)],
  ] as const
  // an invitation for everyone (INV-04) has none of these
  const isTold = facts.some(([, value]) => value)
  return (
    <>
      <PageHeading>
        {journey ? open.toJourney({ organization, journey }) : open.toOrganization({ organization })}
      </PageHeading>
      {involves ? (
        <Stack gap="xs">
          <Title level={2} size={4}>
            {open.involves()}
          </Title>
          <Text size="lg">{involves}</Text>
        </Stack>
      ) : (
        !journey && <Text size="lg">{open.about()}</Text>
      )}
      {isTold && (
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </>
  )
}
