import { dayAt } from '../store/clock.ts'
import type { JourneyStep } from '../store/journey-definition.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { WaitingStepRow } from '../store/waiting-step-row.ts'
import type { World } from '../store/world.ts'

const idOf = (instance: string, activity: string) => `${instance}:${activity}`

/** The next times of repeated steps of a journey that are not open yet. */
export const waitingStepsOf = ({ tables }: World, instance: string): readonly WaitingStepRow[] =>
  tables.waitingSteps.where('instance', instance)

/** Lets a repeated step wait for the day of its next time, from the night on. @param at when it was done, epoch ms */
export function waitForNextTime(
  { tables }: World,
  instance: InstanceRow,
  { activity, everyDays, at }: { activity: JourneyStep['activity']; everyDays: number; at: number },
): void {
  const id = idOf(instance.id, activity)
  tables.waitingSteps.set(id, { id, instance: instance.id, activity, opensAt: dayAt(at, everyDays, '08:00') })
}

/** Stops waiting for the step, because it was opened. */
export const stopWaiting = ({ tables }: World, instance: string, activity: string): boolean =>
  tables.waitingSteps.delete(idOf(instance, activity))
