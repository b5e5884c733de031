import { dayAt } from './clock.ts'
import type { JourneyDefinition } from './journey-definition.ts'
import { userIdOf } from './seed-people.ts'
import { journeyDefinitions } from './seeds/journeys.ts'
import type { World } from './world.ts'

/** Seeds the journeys of a new world, each as its first version; the definitions are shared and immutable. */
export function seedJourneys(
  { tables }: World,
  today: number,
  definitions: Iterable<JourneyDefinition> = journeyDefinitions.values(),
): void {
  const publishedAt = dayAt(today, -400, '15:00')
  const publishedBy = userIdOf('priya')
  for (const definition of definitions) {
    const { id, key, organization, version } = definition
    tables.journeys.set(id, {
      id,
      key,
      organization,
      revision: 1,
      versions: [{ number: version, definition, publishedAt, publishedBy, comment: null }],
      draft: null,
      retiredAt: null,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      updatedBy: publishedBy,
    })
  }
}
