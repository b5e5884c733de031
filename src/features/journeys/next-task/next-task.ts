import type { ProcessInstance, Task } from '#generated/model/index.ts'
import { isOver } from '../journey/journey-state.ts'

type Journey = Pick<ProcessInstance, 'id' | 'process_definition_next_task_modal'>

/** Whether a journey's next-task modal opens (JOURNEY-07..10). Undefined values are still loading. */
export function opensNextTask({
  journey,
  nextTask,
  dismissed,
}: {
  journey: Journey | undefined
  nextTask: Pick<Task, 'id'> | undefined
  dismissed: boolean
}): boolean {
  return journey?.process_definition_next_task_modal === true && nextTask !== undefined && !dismissed
}

/** The ongoing journey whose modal opens: that of the first task, in order, whose journey has an undismissed modal. */
export function journeyToMeet<T extends Journey & Parameters<typeof isOver>[0]>(
  tasks: readonly Pick<Task, 'id' | 'process_instance'>[],
  journeys: readonly T[],
  isDismissed: (journeyId: string) => boolean,
): T | undefined {
  for (const nextTask of tasks) {
    const journey = journeys.find((it) => it.id === nextTask.process_instance && !isOver(it))
    if (opensNextTask({ journey, nextTask, dismissed: isDismissed(nextTask.process_instance) }))
      return journey
  }
  return undefined
}
