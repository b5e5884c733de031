import type { ProcessInstance, ProcessInstanceFilter, SavedViewFilters } from '#generated/model/index.ts'

/** The states a care team distinguishes: the status, unless the journey is finished, which overrides it (DATA-31). */
export const states = ['pending', 'active', 'enrolled', 'completed', 'cancelled'] as const
export type State = (typeof states)[number]

type Journey = Pick<ProcessInstance, 'status' | 'completed_at'>

export const stateOf = ({ status, completed_at: at }: Journey): State => (at === null ? status : 'completed')

/** Whether the enrolment has already ended. */
export const isOver = (journey: Journey): boolean =>
  journey.completed_at !== null || journey.status === 'cancelled'

const isState = (text: string): text is State => states.some((one) => one === text)

type StateFilter = Pick<ProcessInstanceFilter, 'status__in' | 'completed_at__isnull'>

/** The contract's filter for a state; empty for '' and unknown states. */
export function filterOfState(text: string): StateFilter {
  if (!isState(text)) return {}
  switch (text) {
    case 'completed':
      return { completed_at__isnull: false }
    case 'enrolled':
      // a finished journey has this status too
      return { status__in: ['enrolled'], completed_at__isnull: true }
    case 'pending':
    case 'active':
    case 'cancelled':
      return { status__in: [text] }
  }
}

/** The inverse: the state of a saved view's filter; '' for none. */
export function stateOfFilter({
  status__in: statuses = [],
  completed_at__isnull: unfinished,
}: SavedViewFilters): State | '' {
  if (unfinished === false) return 'completed'
  return statuses[0] ?? ''
}
