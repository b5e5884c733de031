import { attentionId } from '../engine/attention.ts'
import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { userIdOf } from './seed-people.ts'
import { acknowledgementSeeds } from './seeds/acknowledgements.ts'
import type { World } from './world.ts'

/** Seeds the items that the care team already handled. */
export function seedAcknowledgements({ tables }: World, today: number): void {
  for (const { kind, journey, activity, by, daysAgo, note } of acknowledgementSeeds) {
    const task = uuidOf(`task:${uuidOf(`journey:${journey}`)}:${activity}:0`)
    const at = dayAt(today, -daysAgo, '15:30')
    const about = kind === 'alert' ? uuidOf(`submission:${task}`) : task
    const id = attentionId(kind, about)
    tables.acknowledgements.set(id, { by: userIdOf(by), at, note })
    tables.attentionHistory.set(id, [{ action: 'taken', at, by: userIdOf(by), to: null, text: note }])
  }
}
