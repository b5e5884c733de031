import type { JourneyDefinition } from '../journey-definition.ts'
import { asthmaCheckIn } from './journeys/asthma-check-in.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { newParent } from './journeys/new-parent.ts'

/** Every journey that an organization offers, by id; the same in every world. */
export const journeyDefinitions: ReadonlyMap<string, JourneyDefinition> = new Map(
  [hipReplacement, asthmaCheckIn, newParent].map((definition) => [definition.id, definition]),
)
