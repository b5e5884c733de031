import type {
  AttentionAssignee,
  EnrolmentOrdering,
  ProcessInstanceFilter,
  SavedView,
  SavedViewFilters,
} from '#generated/model/index.ts'
import { type ListAddress, orderingText } from '#src/ui/lists/use-list-address.ts'
import { filterOfState, stateOfFilter, states } from './state.ts'

/** The id of the heading above the list. */
export const PEOPLE = 'people'

/** The contract's orderings with the column each one sorts. */
export const orderings = {
  name: 'patient_name',
  enrolled_at: 'enrolled_at',
  status: 'status',
  current_step: 'current_step',
  last_activity_at: 'last_activity_at',
} as const satisfies Record<string, EnrolmentOrdering>

/** The default order: most recent activity first. */
const first = { by: orderings.last_activity_at, descending: true } as const

/** Whose people: the caller's, or those of no one. */
export const assignees = ['me', 'nobody'] as const satisfies AttentionAssignee[]

export const addressRules = {
  findsPeople: true,
  orderings: Object.values(orderings),
  first,
  filters: {
    status: states,
    step: (text: string) => /^\w{1,100}$/.test(text),
    overdue: ['yes', 'no'],
    assignee: assignees,
  },
} as const

export type Address = ListAddress<typeof addressRules>
type Shown = Pick<Address, 'search' | 'filters' | 'ordering'>

export function filtersOf({ search, filters }: Omit<Shown, 'ordering'>): SavedViewFilters {
  const { status, step, overdue, assignee } = filters
  return {
    ...filterOfState(status),
    ...(step !== '' && { current_step__in: [step] }),
    ...(overdue !== '' && { overdue: overdue === 'yes' }),
    ...(assignee !== '' && { assigned_to: assignee }),
    ...(search !== '' && { search }),
  }
}

/** The ordering in the URL; ties are sorted by name. */
export function orderingOf({ ordering }: Pick<Shown, 'ordering'>): EnrolmentOrdering[] {
  const text = orderingText(ordering)
  return ordering.by === orderings.name ? [text] : [text, orderings.name]
}

export type Where = { organizationId: string; journeyId: string }

export const filterBody = (
  { organizationId, journeyId }: Where,
  address: Omit<Shown, 'ordering'>,
): ProcessInstanceFilter => ({
  organization: organizationId,
  process_definition: journeyId,
  ...filtersOf(address),
})

/** The query that shows a saved view; the table sorts by its first ordering only. */
export function queryOfView({ filters, ordering }: Pick<SavedView, 'filters' | 'ordering'>): URLSearchParams {
  const entries = {
    search: filters.search ?? '',
    status: stateOfFilter(filters),
    step: filters.current_step__in?.[0] ?? '',
    overdue: filters.overdue === undefined ? '' : filters.overdue ? 'yes' : 'no',
    assignee: filters.assigned_to ?? '',
    ordering: ordering[0] === undefined || ordering[0] === orderingText(first) ? '' : ordering[0],
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}
