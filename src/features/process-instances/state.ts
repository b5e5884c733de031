import type {
  ProcessInstance,
  ProcessInstanceFilter,
  ProcessInstanceIncident,
} from '#generated/model/index.ts'

/**
 * The states administrators distinguish: the status, unless the journey is finished, which overrides it
 * (DATA-31).
 */
export const states = ['pending', 'active', 'enrolled', 'completed', 'cancelled'] as const
export type State = (typeof states)[number]

type Instance = Pick<ProcessInstance, 'status' | 'completed_at'>

export const stateOf = ({ status, completed_at: at }: Instance): State => (at === null ? status : 'completed')

/** Whether nothing can be started or cancelled any more. */
export const isOver = (instance: Instance): boolean =>
  instance.completed_at !== null || instance.status === 'cancelled'

const isState = (text: string): text is State => states.some((one) => one === text)

/** The contract's filter for a state; empty for '' and unknown states. */
export function filterOfState(
  text: string,
): Pick<ProcessInstanceFilter, 'status__in' | 'completed_at__isnull'> {
  if (!isState(text)) return {}
  if (text === 'completed') return { completed_at__isnull: false }
  // a finished journey has this status too
  return { status__in: [text], ...(text === 'enrolled' && { completed_at__isnull: true }) }
}

/** Unresolved incidents of an instance, latest first. */
export const openIncidents = ({
  incidents = [],
}: Pick<ProcessInstance, 'incidents'>): readonly ProcessInstanceIncident[] =>
  incidents.filter(({ resolved_at: at }) => at === null)
