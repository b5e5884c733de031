// B12: what parents see of a young person's profile, over every operation, the day before the birthday and on it.
import { beforeEach, expect, test } from 'vitest'
import { limitedAccess } from '#generated/access.ts'
import type { JourneyEventList, Patient } from '#generated/model/index.ts'
import { calendarEntries } from '#mock-server/engine/calendar/entries.ts'
import { parentAccessOf } from '#mock-server/engine/parent-access.ts'
import { canadianDay } from '#mock-server/store/clock.ts'
import { testRows } from '#tests/support/table.ts'
import { app, freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'
import { samples } from './support/samples.ts'

const world = () => app.worlds.get('default')
const maya = seeded.patient('maya')
const profile = `/v1/patients/${maya}/`
const lakeside = () => world().tables.organizations.get(seeded.organization('lakeside'))!
const day = 86_400_000

/** Maya's profile becomes that of a child whom she looks after, and who turns 14 in so many days. */
function childWhoTurns14(inDays: number, id = maya): void {
  const today = canadianDay(world().clock.now() + inDays * day)
  const born = `${Number(today.slice(0, 4)) - 14}${today.slice(4)}`
  Object.assign(world().tables.patients.get(id)!, { isSelf: false, dateOfBirth: born })
  lakeside().teenPrivacyAge = 14
}

const accessOf = async () => ((await GET(profile, { as: 'maya' })).body as Patient).parent_access

beforeEach(freshWorld)

/** The operations that answer Maya. */
async function reached(days: number): Promise<Set<string>> {
  const found = new Set<string>()
  freshWorld()
  for (const { operationId, method } of operationsOfDocument) {
    const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
    if (!sample) continue
    const { path, ...sent } = typeof sample === 'function' ? await sample() : sample
    childWhoTurns14(1)
    world().clock.advance(days * day)
    const { status } = await call(app, method, path, { ...sent, as: 'maya' })
    if (status < 300) found.add(operationId)
    freshWorld()
  }
  return found
}

test('on the birthday, only journeys, steps and what a parent fills in stay open', async () => {
  const [before, after] = [await reached(0), await reached(1)]
  const lost = [...before].filter((id) => !after.has(id))
  expect(lost.toSorted()).toMatchInlineSnapshot(`
    [
      "claimGuestUser",
      "completeDocumentUpload",
      "confirmAccountClosure",
      "confirmAllergy",
      "confirmCondition",
      "confirmFamilyHistory",
      "confirmImmunization",
      "confirmMedication",
      "confirmProcedure",
      "confirmTestResult",
      "createAllergy",
      "createCondition",
      "createDocument",
      "createFamilyHistory",
      "createHealthStoryShare",
      "createImmunization",
      "createMeasurement",
      "createMedication",
      "createProcedure",
      "createTestResult",
      "deleteAllergy",
      "deleteCondition",
      "deleteDocument",
      "deleteFamilyHistory",
      "deleteImmunization",
      "deleteMeasurement",
      "deleteMedication",
      "deleteProcedure",
      "deleteTestResult",
      "getAllergy",
      "getCondition",
      "getDocument",
      "getDocumentDownload",
      "getDocumentResults",
      "getEmergencyDetails",
      "getFamilyHistory",
      "getHealthStory",
      "getImmunization",
      "getMeasurement",
      "getMedication",
      "getProcedure",
      "getProcessInstanceVariable",
      "getRecordStatement",
      "getSubmission",
      "getSubmissionNeighbours",
      "getTestResult",
      "importMeasurements",
      "inviteCarePartner",
      "listAccessEvents",
      "listAllergies",
      "listCarePartners",
      "listCareTeamShares",
      "listConditions",
      "listDocuments",
      "listFamilyHistory",
      "listHealthStoryShares",
      "listImmunizations",
      "listMeasurementTargets",
      "listMeasurements",
      "listMedications",
      "listProcedures",
      "listRecordStatements",
      "listTestResults",
      "markTestResultsSeen",
      "reanalyzeDocument",
      "reportAccessEvent",
      "restoreAllergy",
      "restoreCondition",
      "restoreDocument",
      "restoreFamilyHistory",
      "restoreImmunization",
      "restoreMeasurement",
      "restoreMedication",
      "restoreProcedure",
      "restoreTestResult",
      "reviewDocument",
      "reviewHealthStoryShare",
      "revokeHealthStoryShare",
      "saveCareTeamShare",
      "saveEmergencyDetails",
      "unlockHealthStoryShare",
      "updateAllergy",
      "updateCondition",
      "updateDocument",
      "updateFamilyHistory",
      "updateImmunization",
      "updateMeasurement",
      "updateMedication",
      "updatePatient",
      "updateProcedure",
      "updateTestResult",
    ]
  `)
  expect([...after].filter((id) => !before.has(id))).toEqual([])
  const stay: ReadonlySet<string> = new Set(limitedAccess)
  expect(lost.filter((id) => stay.has(id))).toEqual([])
  // what stays beside them is of the account or published, not of the young person
  expect([...after].filter((id) => !stay.has(id)).toSorted()).toMatchInlineSnapshot(`
    [
      "cancelAccountClosure",
      "consumeInvitationAsGuest",
      "createConsentDecision",
      "createPatient",
      "deleteCalendarSubscription",
      "endCarePartnership",
      "endUserSession",
      "getCalendarSubscription",
      "getCurrentUser",
      "getInvitationBranding",
      "getOrganization",
      "getOrganizationBranding",
      "getReminderPreferences",
      "getResource",
      "getUserContent",
      "listCarePartnerships",
      "listConsentDecisions",
      "listFaqs",
      "listMedicationProducts",
      "listOrganizations",
      "listUserContents",
      "listUserSessions",
      "readHealthLink",
      "replaceCalendarSubscription",
      "requestAccountClosure",
      "reviewInvitation",
      "saveCalendarSubscription",
      "saveReminderPreferences",
      "updateUserContent",
      "updateUserPreferences",
    ]
  `)
})

test('the profile says so 90 days before, on the day, and to the care partners of the parent', async () => {
  childWhoTurns14(91)
  expect(await accessOf()).toBeUndefined()
  world().clock.advance(day)
  const reply = await GET(profile, { as: 'maya' })
  expectContract('getPatient', reply)
  expect(await accessOf()).toMatchObject({ level: 'full', age: 14 })
  world().clock.advance(90 * day)
  const changesOn = canadianDay(world().clock.now())
  expect(await accessOf()).toEqual({ level: 'limited', age: 14, changes_on: changesOn })
  expect(Object((await GET(profile, { as: 'samuel' })).body).parent_access).toBeUndefined()
})

test('whom the parent invited and what the parent shared is limited too; what was asked is not shown', async () => {
  const submission = samples.getSubmission as { path: string }
  childWhoTurns14(1)
  const invited = await POST(
    `${profile}care-partners/`,
    { email: 'luc@portage.test', level: 'manage', until: null },
    { as: 'maya' },
  )
  await POST(`/v1/care-partnerships/${Object(invited.body).id}/accept/`, undefined, { as: 'luc' })
  const share = samples.createHealthStoryShare as { path: string; body: object }
  const shared = await POST(share.path, share.body, { as: 'maya' })
  const { token } = Object(shared.body)
  const seen = async () => [
    (await GET(submission.path, { as: 'luc' })).status,
    (await GET(`/v1/health-story-shares/${token}/review/`)).status,
  ]
  for (const event of world().tables.events.values()) Object.assign(event, { text: 'Is this normal?' })
  const texts = async () => {
    const { body } = await GET(`/v1/journey-events/?patient=${maya}`, { as: 'maya' })
    return new Set((body as JourneyEventList).results.map(({ text }) => text))
  }
  expect([await seen(), await texts()]).toEqual([[200, 200], new Set(['Is this normal?'])])
  world().clock.advance(day)
  expect([await seen(), await texts()]).toEqual([[403, 404], new Set([null])])
})

test('a calendar has no medicines, a form offers no records, and a file that was sent is closed', async () => {
  childWhoTurns14(1)
  const user = world().tables.users.get(seeded.user('maya'))!
  const entries = () => calendarEntries(world(), user, { kinds: ['medications'], now: world().clock.now() })
  const { path } = await (samples.getUpload as () => Promise<{ path: string }>)()
  const gisele = seeded.patient('gisele')
  childWhoTurns14(1, gisele)
  for (const one of world().tables.organizations.values()) one.teenPrivacyAge = 14
  const file = async () => (await GET(path, { as: 'gisele' })).status
  await POST('/v1/conditions/', { patient: gisele, name: 'Diabetes' }, { as: 'gisele' })
  const form = `/v1/tasks/${seeded.task('gisele-surgery', 'health_questions')}/form/`
  const offered = async () => 'conditions' in Object((await GET(form, { as: 'gisele' })).body).prefill
  expect([entries().length > 0, await offered(), await file()]).toEqual([true, true, 200])
  world().clock.advance(day)
  expect([entries().length > 0, await offered(), await file()]).toEqual([false, false, 200])
  Object.assign(world().tables.tasks.get(seeded.task('gisele-surgery', 'health_questions'))!, {
    completedAt: world().clock.now(),
  })
  expect(await file()).toBe(403)
})

testRows([
  ['the day before', '2012-03-05', '2026-03-04', 'full'],
  ['the birthday', '2012-03-05', '2026-03-05', 'limited'],
  ['29 February, on 28 February of another year', '2012-02-29', '2026-02-28', 'full'],
  ['29 February, on 1 March of another year', '2012-02-29', '2026-03-01', 'limited'],
  ['only the month is known, before its end', '2012-02', '2026-02-27', 'full'],
  ['only the month is known, at its end', '2012-02', '2026-02-28', 'limited'],
  ['only the year is known, before its end', '2012', '2026-12-30', 'full'],
  ['only the year is known, at its end', '2012', '2026-12-31', 'limited'],
  ['no date of birth', null, '2026-03-05', undefined],
  ['an adult when they joined', '1941-07-30', '2026-03-05', undefined],
] as const)('%s', (_, born, today, level) => {
  childWhoTurns14(0)
  const row = world().tables.patients.get(maya)!
  row.dateOfBirth = born
  for (const one of world().tables.instances.where('patient', maya)) {
    world().tables.instances.set(one.id, { ...one, enrolledAt: Date.UTC(2024, 0, 1) })
  }
  world().clock.set(Date.parse(`${today}T12:00:00-05:00`))
  expect(parentAccessOf(world(), row)?.level).toBe(level)
})

test('the lowest age of the organizations counts; without one, and for a person of their own, nothing changes', () => {
  childWhoTurns14(0)
  const row = world().tables.patients.get(maya)!
  const level = () => parentAccessOf(world(), row)?.level
  const [one] = world().tables.instances.where('patient', maya)
  const elsewhere = seeded.organization('fleuve')
  lakeside().teenPrivacyAge = 16
  expect(level()).toBeUndefined()
  world().tables.organizations.get(elsewhere)!.teenPrivacyAge = 14
  world().tables.instances.set('elsewhere', { ...one!, id: 'elsewhere', organization: elsewhere })
  expect(level()).toBe('limited')
  row.isSelf = true
  expect(level()).toBeUndefined()
})

test('administrators set the age within the limits; the care team cannot', async () => {
  const path = `/v1/organizations/${seeded.organization('lakeside')}/`
  const set = async (age: number | null, as: 'priya' | 'samuel') =>
    (await PATCH(path, { teen_privacy_age: age }, { as })).status
  expect(await set(14, 'samuel')).toBe(403)
  expect(await set(null, 'samuel')).toBe(403)
  expect(await set(9, 'priya')).toBe(400)
  expect(await set(19, 'priya')).toBe(400)
  expect(await set(14, 'priya')).toBe(200)
  expect(lakeside().teenPrivacyAge).toBe(14)
})
