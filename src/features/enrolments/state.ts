import type { ProcessInstance, ProcessInstanceFilter, SavedViewFilters } from '#generated/model/index.ts'

/** What the care team tells apart: the status, unless the journey is finished, which overrides it (DATA-31). */
export const states = ['pending', 'active', 'enrolled', 'completed', 'cancelled'] as const
export type State = (typeof states)[number]

type Journey = Pick<ProcessInstance, 'status' | 'completed_at'>

export const stateOf = ({ status, completed_at: at }: Journey): State => (at === null ? status : 'completed')

/** Whether there is nothing to end any more. */
export const isOver = (journey: Journey): boolean =>
  journey.completed_at !== null || journey.status === 'cancelled'

const isState = (text: string): text is State => states.some((one) => one === text)

type StateFilter = Pick<ProcessInstanceFilter, 'status__in' | 'completed_at__isnull'>

/** What the contract wants to hear for a state; nothing for '' and what is no state. */
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

/** The other way round: the state that a saved view keeps; '' for none. */
export function stateOfFilter({
  status__in: statuses = [],
  completed_at__isnull: unfinished,
}: SavedViewFilters): State | '' {
  if (unfinished === false) return 'completed'
  return statuses[0] ?? ''
}
