import { FaqGroups } from '#src/features/library/faq/FaqGroups.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { SearchAsYouType } from '#src/ui/lists/SearchAsYouType.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.library.faq.title()

/** Search only: no sorting, no filters. */
const rules = { orderings: [], first: { by: '', descending: false } }

/** FAQs (ROUTE-64), independent of organizations. */
export default function PatientFaqPage() {
  const { t } = useText()
  const address = useListAddress(rules)
  const texts = t.library.faq
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <Stack gap="lg">
        <SearchAsYouType address={address} label={texts.search()} />
        <Region title={texts.failed()} pending={<Skeleton cards={4} lines={1} />}>
          <FaqGroups address={address} />
        </Region>
        <Card look="soft">
          <Stack gap="xs">
            <Title level={2} size={3}>
              {texts.still()}
            </Title>
            <Text>{texts.stillBody()}</Text>
          </Stack>
        </Card>
      </Stack>
    </>
  )
}
