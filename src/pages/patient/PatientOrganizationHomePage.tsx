import { useParams } from 'react-router-dom'
import { partOfDay } from '#src/features/journeys/greeting.ts'
import { HomeJourneys } from '#src/features/journeys/HomeJourneys.tsx'
import { HomeNextTask } from '#src/features/journeys/HomeNextTask.tsx'
import { HomeTasks } from '#src/features/journeys/HomeTasks.tsx'
import { Region } from '#src/ui/Region.tsx'
import { useNow } from '#src/features/journeys/use-now.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useActiveOrganization } from '#src/session/active-organization.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'

export const title = (t: Texts): string => t.patient.home.title()

/** What to do next, first; then the journeys. Each part waits and fails by itself, and all are asked at once. */
export default function PatientOrganizationHomePage() {
  const { t } = useText()
  const { organizationId = '' } = useParams()
  const { organization } = useActiveOrganization()
  return (
    <>
      <PageHeader title={<Greeting />} subtitle={organization?.name} />
      {/* The key: another organization starts afresh, with its own modal and its own news. */}
      <Stack gap="xl" key={organizationId}>
        <Region title={t.patient.failed.tasks()} pending={<Skeleton cards={1} lines={4} />}>
          <HomeTasks organizationId={organizationId} />
        </Region>
        <Stack as="section" gap="sm">
          <Title level={2} id="journeys">
            {t.patient.journeys.title()}
          </Title>
          <Region title={t.patient.failed.journeys()} pending={<Skeleton cards={2} />}>
            <HomeJourneys organizationId={organizationId} />
          </Region>
        </Stack>
        <Region pending={null} failure={() => null}>
          <HomeNextTask organizationId={organizationId} />
        </Region>
      </Stack>
    </>
  )
}

function Greeting() {
  const { t } = useText()
  const { first_name: name } = useCurrentUser()
  const texts = t.patient.home.greeting
  const greeting = texts[partOfDay(useNow())]()
  return name ? texts.named({ greeting, name }) : greeting
}
