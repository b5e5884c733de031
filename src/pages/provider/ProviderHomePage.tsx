import { OfferedJourneys } from '#src/features/journeys/OfferedJourneys.tsx'
import { Region } from '#src/ui/Region.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useActiveOrganization } from '#src/session/active-organization.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconBuilding } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'

export const title = (t: Texts): string => t.provider.home.title()

/** The organizations of a care team and the journeys that each of them offers. */
export default function ProviderHomePage() {
  const { t } = useText()
  const { organizations } = useActiveOrganization()
  const texts = t.provider.home
  if (organizations.length === 0) {
    return (
      <>
        <PageHeader title={texts.heading()} />
        <EmptyState title={texts.noOrganization.title()} icon={<IconBuilding aria-hidden size="1.75rem" />}>
          {texts.noOrganization.body()}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.heading()} subtitle={texts.intro()} />
      <Stack gap="xl">
        {organizations.map(({ id, name }) => (
          <Stack key={id} as="section" gap="sm">
            <Title level={2} id={id}>
              {name}
            </Title>
            <Region title={texts.failed()}>
              <OfferedJourneys organizationId={id} labelledBy={id} />
            </Region>
          </Stack>
        ))}
      </Stack>
    </>
  )
}
