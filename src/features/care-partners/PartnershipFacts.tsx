import type { CarePartnership } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'

/** What the care partner may do, until when, and since when. */
export function PartnershipFacts({ partnership }: { partnership: CarePartnership }) {
  const { t, format } = useText('partners')
  const { level, until, invited_at: invitedAt, accepted_at: acceptedAt } = partnership
  const texts = t.partners
  return (
    <>
      <Text>{texts.may[level]()}</Text>
      <Text size="sm" tone="secondary">
        {acceptedAt === null
          ? texts.waiting({ date: format.date(invitedAt) })
          : texts.since({ date: format.date(acceptedAt) })}
        {' · '}
        {until === null ? texts.untilEnded() : texts.until({ date: format.date(until) })}
      </Text>
    </>
  )
}
