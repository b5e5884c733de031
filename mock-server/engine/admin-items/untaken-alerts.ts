import { attentionIn, escalatedAt } from '../attention.ts'
import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

/** Organizations with alerts that no one took within the response time of the journey. */
export const untakenAlerts: FindItems = (world) =>
  [...world.tables.organizations.values()].flatMap(({ id, name }) => {
    const times = attentionIn(world, id).flatMap((item) => escalatedAt(world, item) ?? [])
    if (times.length === 0) return []
    return itemOf('untaken_alerts', {
      objectType: 'organization',
      objectId: id,
      name: { 'en-ca': name, 'fr-ca': name },
      organization: id,
      count: times.length,
      since: Math.min(...times),
    })
  })
