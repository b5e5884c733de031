import type { ProcessInstance, ProcessInstanceStatus } from '#generated/model/index.ts'

/** The displayed state of a journey: its status, unless it is finished, which overrides it (DATA-31). */
export type JourneyState = ProcessInstanceStatus | 'finished'

/** All states, in the order of the filter. */
export const journeyStates = [
  'active',
  'enrolled',
  'pending',
  'finished',
  'cancelled',
] as const satisfies readonly JourneyState[]

export const isJourneyState = (state: string): state is JourneyState =>
  journeyStates.some((known) => known === state)

type Journey = Pick<ProcessInstance, 'status' | 'completed_at' | 'enrolled_at'>

export function journeyState({
  status,
  completed_at,
}: Pick<Journey, 'status' | 'completed_at'>): JourneyState {
  return completed_at === null ? status : 'finished'
}

/** Whether a journey is finished or stopped, so nothing in it is open any more. */
export function isOver(journey: Pick<Journey, 'status' | 'completed_at'>): boolean {
  const state = journeyState(journey)
  return state === 'finished' || state === 'cancelled'
}

/** Sort rank: journeys that need attention first, past ones last. */
const rank: Readonly<Record<JourneyState, number>> = {
  active: 0,
  enrolled: 1,
  pending: 2,
  cancelled: 3,
  finished: 3,
}

/** Sorts journeys by relevance, then newest first; finished ones by end date. */
export function inOrder<T extends Journey>(journeys: readonly T[]): T[] {
  const when = (journey: T) => Date.parse(journey.completed_at ?? journey.enrolled_at)
  return journeys.toSorted((a, b) => rank[journeyState(a)] - rank[journeyState(b)] || when(b) - when(a))
}

/** Journeys for the home page, up to a limit: the current ones, or past ones if there are none. */
export function forHome<T extends Journey>(journeys: readonly T[], most: number): T[] {
  const sorted = inOrder(journeys)
  const ongoing = sorted.filter((journey) => !isOver(journey))
  return (ongoing.length > 0 ? ongoing : sorted).slice(0, most)
}
