import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconRoute } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'
import { JourneyCards } from './JourneyCards.tsx'
import { inGroups } from './journey-state.ts'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import { journeysOf } from './queries.ts'

const SIZE = 20

/** A page of journeys: what goes on first, then what is over under its own heading. */
export function JourneyGroups({ organizationId, page }: { organizationId: string; page: number }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(journeysOf(organizationId, { page, page_size: SIZE }))
  const texts = t.patient.journeys
  if (data.count === 0) {
    return (
      <EmptyState title={texts.empty.title()} icon={<IconRoute aria-hidden size="1.75rem" />}>
        {texts.empty.body()}
      </EmptyState>
    )
  }
  const { ongoing, past } = inGroups(data.results)
  const { from, to, pages } = pageSpan(page, SIZE, data.count)
  return (
    <Stack gap="xl">
      {pages > 1 && <PageStatus page={page}>{texts.showing({ from, to, total: data.count })}</PageStatus>}
      {ongoing.length > 0 && (
        <Stack as="section" gap="sm">
          <Title level={2} id="ongoing">
            {texts.ongoing()}
          </Title>
          <JourneyCards journeys={ongoing} organizationId={organizationId} labelledBy="ongoing" />
        </Stack>
      )}
      {past.length > 0 && (
        <Stack as="section" gap="sm">
          <Title level={2} id="past">
            {texts.past()}
          </Title>
          <JourneyCards journeys={past} organizationId={organizationId} labelledBy="past" />
        </Stack>
      )}
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}
