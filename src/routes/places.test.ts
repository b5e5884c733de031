import { expect } from 'vitest'
import { paths } from './paths.ts'
import { placeAt, type Place } from './places.ts'
import { testRows } from '#tests/support/table.ts'

const id = '11111111-1111-4111-8111-111111111111'
testRows<[string, Place | undefined]>([
  ['/patient/organizations/faq', paths.patient.faq],
  ['/patient/healthstory', paths.patient.healthStory.home],
  [`/patient/organizations/${id}/journeys/recommended`, paths.patient.recommendedJourneys],
  [`/patient/organizations/${id}/journeys/${id}/history`, paths.patient.journeyHistory],
  [`/patient/organizations/${id}/journeys/${id}/${id}`, paths.patient.task],
  [`/patient/${id}/healthstory/records/conditions/add`, paths.patient.healthStory.newCondition],
  [`/patient/${id}/healthstory/records/immunizations/add`, paths.patient.healthStory.newImmunization],
  [`/patient/${id}/healthstory/records/medications/add`, paths.patient.healthStory.newMedication],
  [`/patient/${id}/healthstory/records/medications/upload`, paths.patient.healthStory.medicationUpload],
  [`/patient/${id}/healthstory/records/procedures/add`, paths.patient.healthStory.newProcedure],
  [`/patient/${id}/healthstory/records/documents/upload`, paths.patient.healthStory.newDocument],
  [`/provider/organizations/${id}/invites/new`, paths.provider.newInvite],
  [`/admin/organizations/${id}/invitations/new`, paths.admin.newInvitation],
  [`/admin/organizations/${id}/users/new`, paths.admin.newUser],
  [`/admin/organizations/${id}/content/media/${id}`, paths.admin.media],
  // Paths that only share a prefix are not in the map.
  ['/patient/organizations', undefined],
  [`/patient/organizations/${id}/content`, undefined],
  [`/admin/organizations/${id}/content/media`, paths.admin.contentItem],
])('ROUTE-89: %s', (path, place) => expect(placeAt(path)).toBe(place))
