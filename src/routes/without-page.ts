import { paths } from './paths.ts'
import type { Place } from './places.ts'

const { admin, patient, provider, share } = paths

/**
 * Places whose page does not exist yet: they are answered as not found, and nothing links to them. The list only gets
 * shorter; tests/architecture/routes.test.ts holds it against the pages that exist.
 */
export const withoutPage: ReadonlySet<Place> = new Set<Place>([
  share.accept,
  share.summary,
  patient.faq,
  patient.activities,
  patient.activitiesHistory,
  patient.history,
  patient.content,
  patient.resource,
  patient.library,
  patient.discover,
  patient.recommendedJourneys,
  patient.journeyHistory,
  ...Object.values(patient.healthStory),
  provider.invites,
  provider.newInvite,
  provider.journey,
  provider.task,
  provider.submission,
  provider.patientActions,
  provider.providerActions,
  admin.forms,
  admin.form,
  admin.journeys,
  admin.processInstances,
  admin.processInstance,
  admin.organizations,
  admin.organization,
  admin.content,
  admin.contentItem,
  admin.media,
  admin.invitations,
  admin.newInvitation,
  admin.organizationJourneys,
  admin.users,
  admin.newUser,
])
