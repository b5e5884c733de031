import { useParams } from 'react-router-dom'
import { OfferedJourneys } from '#src/features/journeys/OfferedJourneys.tsx'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useActiveOrganization } from '#src/session/active-organization.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'

export const title = (t: Texts): string => t.provider.home.title()

/** The journeys that an organization offers, twenty a page (ROUTE-66). */
export default function ProviderOrganizationHomePage() {
  const { t } = useText()
  const { organizationId = '' } = useParams()
  const { organization } = useActiveOrganization()
  const texts = t.provider.home
  return (
    <>
      <PageHeader
        title={texts.title()}
        subtitle={organization && texts.intro({ organization: organization.name })}
      />
      <Stack as="section" gap="sm">
        <Title level={2} id="journeys">
          {texts.journeys()}
        </Title>
        <PagedRegion title={texts.failed()} missing={texts.missingPage()}>
          {(page) => <OfferedJourneys labelledBy="journeys" {...{ organizationId, page }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
