import type { Attention } from '../engine/attention.ts'
import { attentionIn } from '../engine/attention.ts'
import { organizationSeeds } from './seeds/organizations.ts'
import type { World } from './world.ts'

const hour = 3_600_000
/** Alerts of the last days are still open, in ms. */
const recent = 48 * hour
/** One in so many older alerts was forgotten. */
const forgotten = 25
/** One in so many late steps is assigned. */
const assigned = 6

/** Lets the care team handle older alerts of the people that only large worlds have, and share out some late steps. */
export function seedLargeWork(world: World, team: readonly string[]): void {
  const { tables, clock } = world
  const isOfMany = ({ instance }: Attention): boolean => {
    const patient = tables.patients.get(instance?.patient ?? '')
    return patient !== undefined && tables.users.get(patient.user)?.email?.endsWith('@large.example') === true
  }
  const items = attentionIn(world, organizationSeeds.lakeside.id).filter(isOfMany)
  for (const [index, { id, kind, since }] of items.entries()) {
    const by = team[index % team.length]
    if (by === undefined) continue
    if (kind === 'overdue_task' && index % assigned === 0) tables.assignments.set(id, { to: by })
    if (kind !== 'alert' || index % forgotten === forgotten - 1 || since > clock.now() - recent) continue
    const at = since + 3 * hour
    tables.acknowledgements.set(id, { by, at, note: null })
    tables.attentionHistory.set(id, [{ action: 'taken', at, by, to: null, text: null }])
  }
}
