import { dayAt } from './clock.ts'
import { uuidOf } from './ids.ts'
import { userIdOf } from './seed-people.ts'
import { registrationLinkSeeds } from './seeds/registration-links.ts'
import type { World } from './world.ts'

/** Seeds the links of a new world. @param today epoch ms */
export function seedRegistrationLinks({ tables }: World, today: number): void {
  for (const { token, definition, enabled, daysAgo, by } of registrationLinkSeeds) {
    const id = uuidOf(`registration-link:${token}`)
    tables.registrationLinks.set(id, {
      id,
      token,
      organization: definition.organization,
      definition: definition.id,
      enabled,
      createdAt: dayAt(today, -daysAgo, '14:20'),
      createdBy: userIdOf(by),
      registrations: [],
    })
  }
}
