import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { JourneyCards } from '../lists/JourneyCards.tsx'
import { forHome } from '../journey/journey-state.ts'
import { journeysOf } from '../queries.ts'

/** Longer lists link to a page of their own. */
const SHOWN = 4

/** Journeys on the home page. Goes under a heading with the id `journeys`. */
export function HomeJourneys({ organizationId }: { organizationId: string }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(journeysOf(organizationId))
  const shown = forHome(data.results, SHOWN)
  if (shown.length === 0) {
    return (
      <Stack gap="sm">
        <Text tone="secondary">{t.patient.journeys.empty.body()}</Text>
        <TextLink to={paths.patient.recommendedJourneys({ organizationId })}>
          {t.patient.home.findJourney()}
        </TextLink>
      </Stack>
    )
  }
  return (
    <Stack gap="md">
      <JourneyCards journeys={shown} organizationId={organizationId} labelledBy="journeys" brief />
      {data.count > shown.length && (
        <TextLink to={paths.patient.journeys({ organizationId })}>{t.patient.home.allJourneys()}</TextLink>
      )}
    </Stack>
  )
}
