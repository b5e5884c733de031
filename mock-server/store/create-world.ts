import { seedEnrolments } from './seed-enrolments.ts'
import { seedInvitations, seedOrganizations, seedPeople } from './seed-people.ts'
import type { World } from './world.ts'
import { createEmptyWorld } from './world.ts'

/**
 * A new world with everybody in it, in a few milliseconds: no cryptography happens before the first sign-in.
 * Its days are counted back from the day it was made, so that 'yesterday' is yesterday.
 */
export function createWorld(name: string): World {
  const world = createEmptyWorld(name)
  const today = world.clock.now()
  seedOrganizations(world)
  seedPeople(world)
  seedEnrolments(world, today)
  seedInvitations(world, today)
  return world
}
