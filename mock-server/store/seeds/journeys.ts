import type { JourneyDefinition } from '../journey-definition.ts'
import { asthmaCheckIn } from './journeys/asthma-check-in.ts'
import { beforeSurgery } from './journeys/before-surgery.ts'
import { diabetesEducation } from './journeys/diabetes-education.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { moodCheckIn } from './journeys/mood-check-in.ts'
import { newParent } from './journeys/new-parent.ts'
import { quitSmoking } from './journeys/quit-smoking.ts'
import { vaccinationDay } from './journeys/vaccination-day.ts'

/** Makes something unchangeable with all that it holds. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** The seeded journeys by id. All worlds share them, so they are frozen. */
export const journeyDefinitions: ReadonlyMap<string, JourneyDefinition> = new Map(
  [
    hipReplacement,
    asthmaCheckIn,
    newParent,
    moodCheckIn,
    diabetesEducation,
    vaccinationDay,
    quitSmoking,
    beforeSurgery,
  ].map((definition) => [definition.id, frozen(definition)]),
)
