import type { JourneyEventType } from '#generated/model/index.ts'
import { uuidOf } from '../store/ids.ts'
import type { EventRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** An event: `at` in epoch ms, `actor` a user or null, `task` if it is about one. */
type Happened = {
  readonly type: JourneyEventType
  readonly instance: string
  readonly at: number
  readonly actor: string | null
  readonly task?: string
  readonly text?: string | null
}

/** Writes down what happened. The same thing happens once to a journey or task, so its name gives the id; several people can fill in one step. */
export function recordEvent({ tables }: World, happened: Happened): void {
  const { type, instance, at, actor, task = null, text = null } = happened
  const id = uuidOf(`event:${instance}:${type}:${task ?? ''}${type === 'fill_in_started' ? `:${actor}` : ''}`)
  tables.events.set(id, { id, instance, type, at, actor, task, text })
}

/** The events of these journeys, newest first; of those at the same moment the later one first. */
export const eventsOf = ({ tables }: World, instances: ReadonlyMap<string, unknown>): readonly EventRow[] =>
  tables.events
    .whereIn('instance', instances.keys())
    .toReversed()
    .toSorted((a, b) => b.at - a.at)
