import type { InstanceRow, TaskRow } from '../store/rows.ts'
import { journeyDefinitions } from '../store/seeds/journeys.ts'
import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { stepOf } from '../store/journey-definition.ts'

/** The definition behind a journey. Throws when a row names one that does not exist. */
export function definitionOf(instance: Pick<InstanceRow, 'definition'>): JourneyDefinition {
  const definition = journeyDefinitions.get(instance.definition)
  if (!definition) throw new Error(`There is no journey definition ${instance.definition}`)
  return definition
}

/** The step behind a task. Throws when a row names one that does not exist. */
export function stepFor(instance: InstanceRow, task: Pick<TaskRow, 'activity'>): JourneyStep {
  const definition = definitionOf(instance)
  const step = stepOf(definition, task.activity)
  if (!step) throw new Error(`${definition.key} has no step ${task.activity}`)
  return step
}
