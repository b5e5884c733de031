import { keepAccount } from './accounts.ts'
import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { organizationSeeds } from './seeds/organizations.ts'
import { nameOfNumber } from './seeds/many-people.ts'
import { policies } from './seeds/policies.ts'
import type { World } from './world.ts'

/** How many people care for the patients of a large Lakeside. */
const careTeamSize = 50
/** Their names are those of other numbers than the patients' first ones. */
const firstName = 1_700

/** Fills the care team of Lakeside up to 50; the new colleagues cannot sign in. @returns the ids of all of them */
export function seedLargeCareTeam({ tables }: World, today: number): readonly string[] {
  const { id: organization } = organizationSeeds.lakeside
  const team = tables.memberships
    .in(organization)
    .filter(({ role }) => role === 'provider')
    .map(({ user }) => user)
  for (let number = team.length; number < careTeamSize; number += 1) {
    const id = uuidOf(`user:large-care-team-${number}`)
    tables.users.set(id, {
      id,
      sub: uuidOf(`sub:large-care-team-${number}`),
      isGuest: false,
      roles: ['provider'],
      currentPatient: null,
      language: number % 4 === 0 ? 'fr-ca' : 'en-ca',
      consentedPolicies: Object.values(policies),
      ...nameOfNumber(firstName + number),
      email: `colleague${number}@lakeside.example`,
    })
    keepAccount(tables, id, { lastSignInAt: dayAt(today, -1 - (number % 5), '08:00') + number * 1000 })
    tables.memberships.push({ user: id, organization, role: 'provider' })
    team.push(id)
  }
  return team
}
