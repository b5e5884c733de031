import { seedAccessEvents } from './seed-access-events.ts'
import { seedAcknowledgements } from './seed-acknowledgements.ts'
import { seedMessageTemplates } from './seed-message-templates.ts'
import { seedPersonMessages } from './seed-person-messages.ts'
import { seedPersonNotes } from './seed-person-notes.ts'
import { seedCareTeamShares } from './seed-care-team-shares.ts'
import { seedContents } from './seed-contents.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedEnrolments } from './seed-enrolments.ts'
import { seedForms } from './seed-forms.ts'
import { seedHealth } from './seed-health.ts'
import { seedJourneys } from './seed-journeys.ts'
import { enrolmentsOfWorld, seedLarge } from './seed-large.ts'
import { seedLargeContents } from './seed-large-contents.ts'
import { seedInvitations, seedOrganizations, seedPeople } from './seed-people.ts'
import { seedMeasurementTargets } from './seed-measurement-targets.ts'
import { seedRecordSuggestions } from './seed-record-suggestions.ts'
import { seedRegistrationLinks } from './seed-registration-links.ts'
import { seedSessions } from './seed-sessions.ts'
import { seedShares } from './seed-shares.ts'
import type { World } from './world.ts'
import { createEmptyWorld } from './world.ts'

/**
 * Creates a seeded world in a few milliseconds: no cryptography happens before the first sign-in. Only the
 * world `large` takes a second or two, when it is first used.
 * Its days are counted back from the day it was made, so that 'yesterday' is yesterday.
 */
export function createWorld(name: string): World {
  const world = createEmptyWorld(name)
  const today = world.clock.now()
  seedOrganizations(world)
  seedPeople(world)
  seedSessions(world, today)
  seedJourneys(world, today)
  seedForms(world, today)
  seedEnrolments(world, today)
  seedInvitations(world, today)
  seedAcknowledgements(world, today)
  seedMessageTemplates(world, today)
  seedPersonMessages(world, today)
  seedPersonNotes(world, today)
  seedRegistrationLinks(world, today)
  seedShares(world, today)
  seedCareTeamShares(world, today)
  seedRecordSuggestions(world, today)
  seedMeasurementTargets(world, today)
  seedAccessEvents(world)
  seedHealth(world, today)
  seedDocuments(world, today)
  seedContents(world)
  const many = enrolmentsOfWorld(name)
  seedLarge(world, today, many)
  seedLargeContents(world, today, many)
  return world
}
