import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListProcessInstancesParams } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconRoute } from '#src/ui/icons.ts'
import { Stack, Title } from '#src/ui/basics.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { JourneyCards } from './JourneyCards.tsx'
import { isJourneyState, isOver, type JourneyState } from '../journey/journey-state.ts'
import { ListCount, ListPages } from './ListCount.tsx'
import { journeysOf, PAGE_SIZE } from '../queries.ts'

/** The contract's filter for a state: a finished journey keeps its status and has completed_at (DATA-31). */
function inState(state: JourneyState): ListProcessInstancesParams {
  return state === 'finished'
    ? { completed_at__isnull: false }
    : { completed_at__isnull: true, status__in: [state] }
}

type Props = {
  organizationId: string
  address: ListAddress
  page: number
  whenEmpty: ReactNode
}

/** One page of journeys: current ones first, past ones under a separate heading. */
export function JourneyGroups({ organizationId, address, page, whenEmpty }: Props) {
  const { t } = useText('care')
  const { status = '' } = address.filters
  const { data } = useSuspenseQuery(
    journeysOf(organizationId, {
      page,
      page_size: PAGE_SIZE,
      ordering:
        address.ordering.by === 'enrolled_at' ? ['-enrolled_at'] : ['-open_task_count', '-enrolled_at'],
      ...(isJourneyState(status) && inState(status)),
    }),
  )
  const texts = t.patient.journeys
  if (data.count === 0) {
    if (address.isFiltered) return <FilteredEmpty onClear={address.clear} />
    return (
      <EmptyState title={texts.empty.title()} icon={IconRoute} action={whenEmpty}>
        {texts.empty.body()}
      </EmptyState>
    )
  }
  const groups = [
    { id: 'ongoing', title: texts.ongoing(), journeys: data.results.filter((journey) => !isOver(journey)) },
    { id: 'past', title: texts.past(), journeys: data.results.filter(isOver) },
  ]
  return (
    <Stack gap="lg">
      <ListCount page={page} total={data.count} found={address.isFiltered} />
      {groups
        .filter(({ journeys }) => journeys.length > 0)
        .map(({ id, title, journeys }) => (
          <Stack as="section" gap="sm" key={id}>
            <Title level={2} id={id}>
              {title}
            </Title>
            <JourneyCards journeys={journeys} organizationId={organizationId} labelledBy={id} />
          </Stack>
        ))}
      <ListPages page={page} total={data.count} />
    </Stack>
  )
}
