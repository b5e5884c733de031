import { asthmaCheckIn } from './journeys/asthma-check-in.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { newParent } from './journeys/new-parent.ts'
import type { JourneyDefinition } from '../journey-definition.ts'
import type { PersonName } from './people.ts'

type RegistrationLinkSeed = {
  readonly token: string
  readonly definition: JourneyDefinition
  readonly enabled: boolean
  readonly daysAgo: number
  readonly by: PersonName
}

/** The seeded links; new ones have random tokens. */
export const registrationLinkSeeds: readonly RegistrationLinkSeed[] = [
  { token: 'join-hip-replacement', definition: hipReplacement, enabled: true, daysAgo: 40, by: 'samuel' },
  { token: 'join-new-parents', definition: newParent, enabled: false, daysAgo: 150, by: 'ana' },
  { token: 'join-asthma-check-in', definition: asthmaCheckIn, enabled: true, daysAgo: 90, by: 'odile' },
]
