import type { World } from '../store/world.ts'

/** Removes a journey with its steps, answers and history. */
export function removeJourney({ tables }: World, id: string): void {
  const { events, incidents, instances, submissions, tasks, waitingSteps } = tables
  for (const task of tasks.where('instance', id)) {
    if (task.submission !== null) submissions.delete(task.submission)
    tasks.delete(task.id)
  }
  for (const table of [waitingSteps, events, incidents]) {
    for (const row of table.where('instance', id)) table.delete(row.id)
  }
  instances.delete(id)
}
