import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { stepOf } from '../store/journey-definition.ts'
import { currentVersion } from '../store/journey-row.ts'
import type { InstanceRow, TaskRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** The definition of an enrolment, in the version it started with. */
export const definitionOf = ({ journey }: Pick<InstanceRow, 'journey'>): JourneyDefinition => journey

/** The step behind a task. Throws when a row names one that does not exist. */
export function stepFor(instance: InstanceRow, task: Pick<TaskRow, 'activity'>): JourneyStep {
  const definition = definitionOf(instance)
  const step = stepOf(definition, task.activity)
  if (!step) throw new Error(`${definition.key} has no step ${task.activity}`)
  return step
}

/** A journey as it was published last, also when it was retired since; undefined when it never was. */
export function publishedDefinition({ tables }: World, id: string): JourneyDefinition | undefined {
  const row = tables.journeys.get(id)
  return row && currentVersion(row)?.definition
}

/** A journey that is open for enrolment. */
export const offeredDefinition = (world: World, id: string): JourneyDefinition | undefined =>
  world.tables.journeys.get(id)?.retiredAt === null ? publishedDefinition(world, id) : undefined

/** The journeys that were ever published, as they were last, in the order of making. */
export const publishedDefinitions = ({ tables }: World): readonly JourneyDefinition[] =>
  [...tables.journeys.values()].flatMap((row) => currentVersion(row)?.definition ?? [])
