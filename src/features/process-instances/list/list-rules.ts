import type { EnrolmentOrdering, ProcessInstanceFilter } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { type ListAddress, orderingText } from '#src/ui/lists/use-list-address.ts'
import { areDates, parseDates } from '#src/lib/dates/date-range.ts'
import { filterOfState, states } from '../state.ts'

const orderings = [
  'patient_name',
  'process_definition_name',
  'status',
  'current_step',
  'enrolled_at',
] as const satisfies readonly EnrolmentOrdering[]

/** The orderings and filters the URL may contain. */
export const addressRules = {
  findsPeople: true,
  orderings,
  first: { by: 'enrolled_at', descending: true },
  filters: {
    definition: isUuid,
    organization: isUuid,
    status: states,
    activity: (text: string) => /^\w{1,100}$/.test(text),
    dates: areDates,
    incidents: ['yes', 'no'],
  },
} as const

export type Address = ListAddress<typeof addressRules>
type Shown = Pick<Address, 'search' | 'filters'>

/** CALL-46: converts the query to the contract's filter. */
export function filterBody({ search, filters }: Shown): ProcessInstanceFilter {
  const { definition, organization, status, activity, dates, incidents } = filters
  const { from, to } = parseDates(dates)
  return {
    ...(definition && { process_definition: definition }),
    ...(organization && { organization }),
    ...filterOfState(status),
    ...(activity && { current_step__in: [activity] }),
    ...(from && { enrolled_at__gte: momentOf(from) }),
    ...(to && { enrolled_at__lt: momentOf(to, 1) }),
    ...(incidents && { has_incident: incidents === 'yes' }),
    ...(search && { search }),
  }
}

/** The ordering in the URL; ties are sorted newest first. */
export function orderingOf({ ordering }: Pick<Address, 'ordering'>): EnrolmentOrdering[] {
  const text = orderingText(ordering)
  return ordering.by === 'enrolled_at' ? [text] : [text, '-enrolled_at']
}

/** Midnight in the person's time zone, as an ISO timestamp. */
export function momentOf(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}
