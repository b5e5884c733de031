import { describe, expect, test } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { paths } from './paths.ts'
import { placeAt, places, type Place } from './places.ts'

type Linked = ((...args: never[]) => string) & Place

/** The rows of the route map, as in the requirements. */
const rows: readonly (readonly [string, Linked, string])[] = [
  ['ROUTE-01', paths.home, '/'],
  ['ROUTE-02', paths.login, '/login'],
  ['ROUTE-03', paths.accept, '/accept'],
  ['ROUTE-04', paths.guest.signUp, '/guest/sign-up'],
  ['ROUTE-05', paths.admin.home, '/admin'],
  ['ROUTE-06', paths.admin.forms, '/admin/forms'],
  ['ROUTE-07', paths.admin.form, '/admin/forms/{id}'],
  ['ROUTE-08', paths.admin.journeys, '/admin/journeys'],
  ['ROUTE-09', paths.admin.organizations, '/admin/organizations'],
  ['ROUTE-10', paths.admin.organization, '/admin/organizations/{id}'],
  ['ROUTE-11', paths.admin.content, '/admin/organizations/{id}/content'],
  ['ROUTE-12', paths.admin.contentItem, '/admin/organizations/{id}/content/{contentId}'],
  ['ROUTE-13', paths.admin.media, '/admin/organizations/{id}/content/media/{mediaId}'],
  ['ROUTE-14', paths.admin.invitations, '/admin/organizations/{id}/invitations'],
  ['ROUTE-15', paths.admin.newInvitation, '/admin/organizations/{id}/invitations/new'],
  ['ROUTE-16', paths.admin.organizationJourneys, '/admin/organizations/{id}/journeys'],
  ['ROUTE-17', paths.admin.users, '/admin/organizations/{id}/users'],
  ['ROUTE-18', paths.admin.newUser, '/admin/organizations/{id}/users/new'],
  ['ROUTE-19', paths.admin.processInstances, '/admin/process-instance'],
  ['ROUTE-20', paths.admin.processInstance, '/admin/process-instance/{id}'],
  ['ROUTE-21', paths.patient.home, '/patient'],
  ['ROUTE-22', paths.patient.healthStory.home, '/patient/healthstory'],
  ['ROUTE-23', paths.patient.healthStory.summary, '/patient/{patientId}/healthstory/summary'],
  ['ROUTE-24', paths.patient.healthStory.records, '/patient/{patientId}/healthstory/records'],
  ['ROUTE-25', paths.patient.healthStory.allergies, '/patient/{patientId}/healthstory/records/allergies'],
  ['ROUTE-26', paths.patient.healthStory.conditions, '/patient/{patientId}/healthstory/records/conditions'],
  [
    'ROUTE-27',
    paths.patient.healthStory.newCondition,
    '/patient/{patientId}/healthstory/records/conditions/add',
  ],
  [
    'ROUTE-28',
    paths.patient.healthStory.condition,
    '/patient/{patientId}/healthstory/records/conditions/{conditionId}',
  ],
  [
    'ROUTE-29',
    paths.patient.healthStory.editCondition,
    '/patient/{patientId}/healthstory/records/conditions/{conditionId}/edit',
  ],
  ['ROUTE-30', paths.patient.healthStory.documents, '/patient/{patientId}/healthstory/records/documents'],
  [
    'ROUTE-31',
    paths.patient.healthStory.newDocument,
    '/patient/{patientId}/healthstory/records/documents/upload',
  ],
  [
    'ROUTE-32',
    paths.patient.healthStory.document,
    '/patient/{patientId}/healthstory/records/documents/{documentId}',
  ],
  [
    'ROUTE-33',
    paths.patient.healthStory.editDocument,
    '/patient/{patientId}/healthstory/records/documents/{documentId}/edit',
  ],
  [
    'ROUTE-34',
    paths.patient.healthStory.documentResults,
    '/patient/{patientId}/healthstory/records/documents/{documentId}/results',
  ],
  [
    'ROUTE-35',
    paths.patient.healthStory.familyHistory,
    '/patient/{patientId}/healthstory/records/familyHistory',
  ],
  [
    'ROUTE-36',
    paths.patient.healthStory.immunizations,
    '/patient/{patientId}/healthstory/records/immunizations',
  ],
  [
    'ROUTE-37',
    paths.patient.healthStory.newImmunization,
    '/patient/{patientId}/healthstory/records/immunizations/add',
  ],
  [
    'ROUTE-38',
    paths.patient.healthStory.immunization,
    '/patient/{patientId}/healthstory/records/immunizations/{immunizationId}',
  ],
  [
    'ROUTE-39',
    paths.patient.healthStory.editImmunization,
    '/patient/{patientId}/healthstory/records/immunizations/{immunizationId}/edit',
  ],
  ['ROUTE-40', paths.patient.healthStory.medications, '/patient/{patientId}/healthstory/records/medications'],
  [
    'ROUTE-41',
    paths.patient.healthStory.newMedication,
    '/patient/{patientId}/healthstory/records/medications/add',
  ],
  [
    'ROUTE-42',
    paths.patient.healthStory.medicationUpload,
    '/patient/{patientId}/healthstory/records/medications/upload',
  ],
  [
    'ROUTE-43',
    paths.patient.healthStory.medication,
    '/patient/{patientId}/healthstory/records/medications/{medicationId}',
  ],
  [
    'ROUTE-44',
    paths.patient.healthStory.editMedication,
    '/patient/{patientId}/healthstory/records/medications/{medicationId}/edit',
  ],
  ['ROUTE-45', paths.patient.healthStory.procedures, '/patient/{patientId}/healthstory/records/procedures'],
  [
    'ROUTE-46',
    paths.patient.healthStory.newProcedure,
    '/patient/{patientId}/healthstory/records/procedures/add',
  ],
  [
    'ROUTE-47',
    paths.patient.healthStory.procedure,
    '/patient/{patientId}/healthstory/records/procedures/{procedureId}',
  ],
  [
    'ROUTE-48',
    paths.patient.healthStory.editProcedure,
    '/patient/{patientId}/healthstory/records/procedures/{procedureId}/edit',
  ],
  ['ROUTE-49', paths.patient.healthStory.testResults, '/patient/{patientId}/healthstory/records/testResults'],
  ['ROUTE-50', paths.patient.organization, '/patient/organizations/{organizationId}'],
  ['ROUTE-51', paths.patient.activities, '/patient/organizations/{organizationId}/activities'],
  ['ROUTE-52', paths.patient.activitiesHistory, '/patient/organizations/{organizationId}/activities/history'],
  ['ROUTE-53', paths.patient.history, '/patient/organizations/{organizationId}/history'],
  ['ROUTE-54', paths.patient.content, '/patient/organizations/{organizationId}/content/{userContentId}'],
  ['ROUTE-55', paths.patient.journeys, '/patient/organizations/{organizationId}/journeys'],
  [
    'ROUTE-56',
    paths.patient.recommendedJourneys,
    '/patient/organizations/{organizationId}/journeys/recommended',
  ],
  ['ROUTE-57', paths.patient.journey, '/patient/organizations/{organizationId}/journeys/{journeyId}'],
  [
    'ROUTE-58',
    paths.patient.journeyHistory,
    '/patient/organizations/{organizationId}/journeys/{journeyId}/history',
  ],
  ['ROUTE-59', paths.patient.task, '/patient/organizations/{organizationId}/journeys/{journeyId}/{taskId}'],
  [
    'ROUTE-60',
    paths.patient.submission,
    '/patient/organizations/{organizationId}/journeys/{journeyId}/{taskId}/submission',
  ],
  ['ROUTE-61', paths.patient.library, '/patient/organizations/{organizationId}/library'],
  ['ROUTE-62', paths.patient.discover, '/patient/organizations/{organizationId}/library/discover'],
  ['ROUTE-63', paths.patient.resource, '/patient/organizations/{organizationId}/resource/{resourceId}'],
  ['ROUTE-64', paths.patient.faq, '/patient/organizations/faq'],
  ['ROUTE-65', paths.provider.home, '/provider'],
  ['ROUTE-66', paths.provider.organization, '/provider/organizations/{organizationId}'],
  ['ROUTE-67', paths.provider.invites, '/provider/organizations/{organizationId}/invites'],
  ['ROUTE-68', paths.provider.newInvite, '/provider/organizations/{organizationId}/invites/new'],
  ['ROUTE-69', paths.provider.journey, '/provider/organizations/{organizationId}/journeys/{journeyId}'],
  ['ROUTE-70', paths.provider.task, '/provider/organizations/{organizationId}/journeys/{journeyId}/{taskId}'],
  [
    'ROUTE-71',
    paths.provider.submission,
    '/provider/organizations/{organizationId}/journeys/{journeyId}/{taskId}/submission',
  ],
  [
    'ROUTE-72',
    paths.provider.patientActions,
    '/provider/organizations/{organizationId}/journeys/{journeyId}/enrolments/{enrolmentId}/actions/patient',
  ],
  [
    'ROUTE-73',
    paths.provider.providerActions,
    '/provider/organizations/{organizationId}/journeys/{journeyId}/enrolments/{enrolmentId}/actions/provider',
  ],
  ['ROUTE-74', paths.settings.home, '/settings'],
  ['ROUTE-75', paths.settings.features, '/settings/features'],
  ['ROUTE-76', paths.settings.language, '/settings/language'],
  ['ROUTE-77', paths.settings.profiles, '/settings/profiles'],
  ['ROUTE-78', paths.settings.profile, '/settings/profiles/{profileId}'],
  ['ROUTE-79', paths.share.accept, '/share/{x}/accept'],
  ['ROUTE-80', paths.share.summary, '/share/{x}/summary'],
  ['ROUTE-81', paths.guest.welcome, '/guest/welcome/*'],
  [
    'ROUTE-91, ORG-15',
    paths.provider.organizationSettings,
    '/provider/organizations/{organizationId}/settings',
  ],
  // In addition to the rows: pages linked from those above.
  ['JOURNEY', paths.provider.course, '/provider/organizations/{organizationId}/journeys/{journeyId}/course'],
  [
    'MEASURE',
    paths.patient.healthStory.measurements,
    '/patient/{patientId}/healthstory/records/measurements',
  ],
  ['SET', paths.settings.account, '/settings/account'],
  ['SET', paths.settings.privacy, '/settings/privacy'],
  ['SET', paths.settings.reading, '/settings/reading'],
  ['SET', paths.settings.reminders, '/settings/reminders'],
  ['SET', paths.settings.carePartners, '/settings/care-partners'],
  ['SET', paths.settings.inviteCarePartner, '/settings/care-partners/{profileId}/invite'],
  ['SET', paths.settings.access, '/settings/privacy/access'],
]

/** A different id for each placeholder. */
const idOf = (at: number) => `11111111-1111-4111-8111-11111111111${at}`
const placeholders = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const paramsOf = (template: string) =>
  Object.fromEntries(placeholders(template).map((name, at) => [name, idOf(at)]))
const filled = (template: string) =>
  placeholders(template)
    .reduce((path, name, at) => path.replace(`{${name}}`, idOf(at)), template)
    .replace(/\/\*$/, '')
const link = (place: Linked, ...args: unknown[]) => String(Reflect.apply(place, undefined, args))

testRows(rows)('%s: its pattern is that of the map, and no other place has it', (_, place, template) => {
  expect(place.pattern.replaceAll(/:(\w+)/g, '{$1}')).toBe(template)
  expect(places.filter(({ pattern }) => pattern === place.pattern)).toEqual([place])
})

testRows(rows)('%s: its link fills every parameter, and leads to it', (_, place, template) => {
  const path = filled(template)
  expect(link(place, paramsOf(template)).replace('?page=1', '')).toBe(path)
  expect(placeAt(path)).toBe(place)
  expect(placeAt(`${path}/`)).toBe(place)
})

testRows(rows)('ROUTE-82: %s: its link takes query parameters', (_, place, template) => {
  expect(link(place, paramsOf(template), { page: 3, organizationId: 'o' })).toBe(
    `${filled(template)}?page=3&organizationId=o`,
  )
})

testRows(rows.filter(([, , template]) => template.includes('{')))(
  'ROUTE-83: %s, no parameter may be left out, or empty',
  (_, place, template) => {
    const params = paramsOf(template)
    for (const name of placeholders(template)) {
      const { [name]: _left, ...others } = params
      expect(() => link(place, others)).toThrow(new Error('missing path parameter'))
      expect(() => link(place, { ...params, [name]: '' })).toThrow(new Error('missing path parameter'))
    }
  },
)

test('ROUTE-01..81: the table has every row once, and the map nothing beside it', () => {
  const ids = rows.map(([id]) => id).filter((id) => /^ROUTE-\d+$/.test(id))
  expect(ids).toEqual(Array.from({ length: 81 }, (_, at) => `ROUTE-${String(at + 1).padStart(2, '0')}`))
  expect(new Set(places)).toEqual(new Set(rows.map(([, place]) => place)))
})

describe('ROUTE-88: the home of a provider', () => {
  const at = '/provider/organizations/o'

  test('starts on page 1', () => {
    expect(paths.provider.organization({ organizationId: 'o' })).toBe(`${at}?page=1`)
  })
  test('on another page when asked', () => {
    expect(paths.provider.organization({ organizationId: 'o' }, { page: 2 })).toBe(`${at}?page=2`)
  })
  test('beside other parameters', () => {
    expect(paths.provider.organization({ organizationId: 'o' }, { search: 'x' })).toBe(
      `${at}?page=1&search=x`,
    )
  })
})
