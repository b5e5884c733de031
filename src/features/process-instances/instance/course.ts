import type { JourneyActivity, ProcessInstance } from '#generated/model/index.ts'
import { openIncidents } from '../state.ts'

/** The state of a step of a journey; missing for a step that was never opened. */
export type StepState = 'stuck' | 'open' | 'waiting' | 'done'

/** The states of the steps of an instance, by their activities. */
export function stepStates(
  instance: ProcessInstance,
  activities: readonly JourneyActivity[],
): ReadonlyMap<string, StepState> {
  const found = new Map<string, StepState>()
  for (const { activity_id: id, open_task: task, last_started_at: at } of activities) {
    if (at !== null) found.set(id, task === null ? 'done' : 'open')
  }
  for (const { activity_id: id, opens_at: at } of instance.upcoming_steps) {
    if (at) found.set(id, 'waiting')
  }
  for (const { activity } of openIncidents(instance)) found.set(activity, 'stuck')
  return found
}
