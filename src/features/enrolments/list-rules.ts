import type {
  EnrolmentOrdering,
  ProcessInstanceFilter,
  SavedView,
  SavedViewFilters,
} from '#generated/model/index.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { filterOfState, stateOfFilter, states } from './state.ts'

/** The id of the heading above the list. */
export const PEOPLE = 'people'

/** What the contract can sort by, and the column of the table that stands for it. */
export const orderings = {
  name: 'patient_name',
  enrolled_at: 'enrolled_at',
  status: 'status',
  current_step: 'current_step',
  last_activity_at: 'last_activity_at',
} as const satisfies Record<string, EnrolmentOrdering>

/** Who did something last stands first. */
const first = { by: orderings.last_activity_at, descending: true } as const

/** The order and the filters that the address of the page may hold. */
export const addressRules = {
  findsPeople: true,
  orderings: Object.values(orderings),
  first,
  filters: {
    status: states,
    step: (text: string) => /^\w{1,100}$/.test(text),
    overdue: ['yes', 'no'],
  },
} as const

export type Address = ListAddress<typeof addressRules>
type Shown = Pick<Address, 'search' | 'filters' | 'ordering'>

/** What the address asks for, as the contract and a saved view have it. */
export function filtersOf({ search, filters }: Omit<Shown, 'ordering'>): SavedViewFilters {
  const { status, step, overdue } = filters
  return {
    ...filterOfState(status),
    ...(step !== '' && { current_step__in: [step] }),
    ...(overdue !== '' && { overdue: overdue === 'yes' }),
    ...(search !== '' && { search }),
  }
}

/** The order that the address asks for; people who are alike in it stand by their names. */
export function orderingOf({ ordering }: Pick<Shown, 'ordering'>): EnrolmentOrdering[] {
  const text = orderingText(ordering)
  return ordering.by === orderings.name ? [text] : [text, orderings.name]
}

/** Whose enrolments: one journey's in one organization. */
export type Where = { organizationId: string; journeyId: string }

export const filterBody = (
  { organizationId, journeyId }: Where,
  address: Omit<Shown, 'ordering'>,
): ProcessInstanceFilter => ({
  organization: organizationId,
  process_definition: journeyId,
  ...filtersOf(address),
})

/** The query of the address that shows a saved view; of its orders the first, as the table has one. */
export function queryOfView({ filters, ordering }: Pick<SavedView, 'filters' | 'ordering'>): URLSearchParams {
  const entries = {
    search: filters.search ?? '',
    status: stateOfFilter(filters),
    step: filters.current_step__in?.[0] ?? '',
    overdue: filters.overdue === undefined ? '' : filters.overdue ? 'yes' : 'no',
    ordering: ordering[0] === undefined || ordering[0] === orderingText(first) ? '' : ordering[0],
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}
