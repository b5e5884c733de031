import { useSuspenseQuery } from '@tanstack/react-query'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { eventsIn, eventsOfJourney } from '../queries.ts'
import { typesOf } from './event-kinds.ts'
import { EventMonths } from './EventMonths.tsx'

type Props = { address: ListAddress; page: number }

export function JourneyEvents({ journeyId, address, page }: Props & { journeyId: string }) {
  const { data } = useSuspenseQuery(eventsOfJourney(journeyId, { ...typesOf(address.filters.type), page }))
  return <EventMonths list={data} {...{ address, page }} />
}

export function OrganizationEvents({ organizationId, address, page }: Props & { organizationId: string }) {
  const { type, profile } = address.filters
  const { search } = address
  const { data } = useSuspenseQuery(
    eventsIn(organizationId, {
      ...typesOf(type),
      ...(profile && { patient: profile }),
      ...(search && { search }),
      page,
    }),
  )
  return <EventMonths list={data} {...{ address, page }} journey />
}
