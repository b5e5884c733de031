// 'Download your data' is complete: the copy includes every operation of the contract that returns personal
// data.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import type { OperationId } from '#mock-server/contract/operation-id.ts'
import type { people } from '#mock-server/store/seeds/people.ts'
import { userIdOf } from '#mock-server/store/seed-people.ts'
import { page, task } from '#tests/dom/journeys.ts'
import { answer, callsTo, fails, hangs, restore, signedInAs, world } from '#tests/dom/server.ts'
import { renderSettings } from '#tests/dom/settings.tsx'
import PrivacyPage from './PrivacyPage.tsx'

type Person = keyof typeof people

/** Every GET of the contract. `in X`: its response is part of X's. */
const gets: Partial<Record<OperationId, string>> = {
  getCurrentUser: 'own',
  listPatients: 'own',
  listConsentDecisions: 'own',
  listOrganizations: 'own',
  getCalendarSubscription: 'own',
  getReminderPreferences: 'own',
  listUserSessions: 'own',
  listCarePartners: 'own',
  listCarePartnerships: 'own',
  listProcessInstances: 'own',
  listJourneyEvents: 'own',
  listTasks: 'own',
  getSubmission: 'own',
  getTaskDraft: 'own',
  getTaskForm: 'own',
  getUpload: 'own',
  listUserContents: 'own',
  listAllergies: 'own',
  listConditions: 'own',
  listMedications: 'own',
  listTestResults: 'own',
  listImmunizations: 'own',
  listProcedures: 'own',
  listFamilyHistory: 'own',
  listMeasurements: 'own',
  listMeasurementTargets: 'own',
  listRecordStatements: 'own',
  listDocuments: 'own',
  getDocumentResults: 'own',
  getDocumentDownload: 'own',
  getHealthStory: 'own',
  getEmergencyDetails: 'in getHealthStory',
  listHealthStoryShares: 'own',
  listAccessEvents: 'own',
  listCareTeamShares: 'own',
  listRecordSuggestions: 'own',
  getPatient: 'in listPatients',
  getOrganization: 'in listOrganizations',
  getTask: 'in listTasks',
  getProcessInstance: 'in listProcessInstances',
  getProcessInstanceVariable: 'in listProcessInstances',
  listProcessInstanceEvents: 'in listJourneyEvents',
  getSubmissionNeighbours: 'in getSubmission',
  listAnswerSuggestions: 'in getSubmission',
  getUserContent: 'in listUserContents',
  getAllergy: 'in listAllergies',
  getCondition: 'in listConditions',
  getMedication: 'in listMedications',
  getTestResult: 'in listTestResults',
  getImmunization: 'in listImmunizations',
  getProcedure: 'in listProcedures',
  getFamilyHistory: 'in listFamilyHistory',
  getMeasurement: 'in listMeasurements',
  getRecordStatement: 'in listRecordStatements',
  getDocument: 'in listDocuments',
}

/** Shared data, or data for care teams and administrators: not about the person who downloads. */
const others =
  /^(list|get)(Users|RolePermissions|AdminItems|Organization(Offerings|Overview|Overviews|Branding|Content|Contents|Journey|Journeys|JourneyCourse)|Media(File|Files)|Invitations|InvitationBranding|RegistrationLinks|SavedViews|WorklistViews|ProcessInstance(Activities|Variables)|ProcessDefinition|ProcessDefinitions|Journey(Comments|Definition|Definitions|Versions|Usage)|Attention(Items|Neighbours)|CareTeamMembers|MedicationProducts|Person|PersonTrends|PersonHealthStory|PersonNotes|PersonMessages|PersonMeasurementTargets|MessageTemplates|PersonSuggestions|Resource|Faqs|Form|Forms|FormVersion|FormVersions|FormUsage|AuditEvents|SharedHealthStory)$|^review(Invitation|HealthStoryShare)$|^exportMediaPicture$/

test('every GET of the contract is one’s own data, part of it, or of others', () => {
  const ids = Object.values(contract.paths).flatMap((path) => ('get' in path ? path.get.operationId : []))
  const unclassified = ids.filter((id) => !Object.hasOwn(gets, id) && !others.test(id))
  expect(unclassified).toEqual([])
  for (const [id, what] of Object.entries(gets)) {
    expect(ids).toContain(id)
    if (what !== 'own') expect([id, gets[what.slice(3) as OperationId]]).toEqual([id, 'own'])
  }
})

let saved: Blob[] = []
beforeEach(() => {
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

const user = userEvent.setup()
const press = async () => {
  await renderSettings(<PrivacyPage />)
  await user.click(await screen.findByRole('button', { name: 'Download your data' }))
}

/** The files of a downloaded copy. */
async function download(person: Person): Promise<Record<string, Uint8Array>> {
  signedInAs(person)
  await press()
  await screen.findByText('The file with your data is ready.', {}, { timeout: 20_000 })
  const [blob] = saved
  if (!blob) throw new Error('Nothing was saved')
  return unzipSync(new Uint8Array(await act(() => blob.arrayBuffer())))
}

const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array())

/** The ids of everything in the world that belongs to a person. */
function idsOf(person: Person): Record<string, string[]> {
  const { tables } = world()
  const owner = userIdOf(person)
  const profiles = new Set(tables.patients.where('user', owner).map(({ id }) => id))
  const ofProfiles = (rows: Iterable<{ id: string; patient: string }>) =>
    [...rows].filter(({ patient }) => profiles.has(patient)).map(({ id }) => id)
  const journeys = ofProfiles(tables.instances.values())
  const audience = (row: { activity: string; instance: string }) =>
    tables.instances.get(row.instance)?.journey.steps.find(({ activity }) => activity === row.activity)
      ?.audience
  const tasks = [...tables.tasks.values()].filter(
    (row) => journeys.includes(row.instance) && audience(row) !== 'provider',
  )
  const teamSteps = new Set(
    [...tables.tasks.values()].filter((row) => audience(row) === 'provider').map(({ id }) => id),
  )
  return {
    profiles: [...profiles],
    journeys,
    tasks: tasks.map(({ id }) => id),
    submissions: tasks.flatMap(({ submission }) => submission ?? []),
    events: [...tables.events.values()]
      .filter(({ instance, task: about }) => journeys.includes(instance) && !teamSteps.has(about ?? ''))
      .map(({ id }) => id),
    consents: tables.consents.filter(({ user: by }) => by === owner).map(({ id }) => id),
    documents: ofProfiles(tables.documents.rows.values()),
    shares: ofProfiles(tables.shares.values()),
    ...Object.fromEntries(
      Object.entries(tables.records).map(([kind, { rows }]) => [kind, ofProfiles(rows.values())]),
    ),
  }
}

describe('a complete copy', () => {
  test.each<[Person, readonly OperationId[]]>([
    ['maya', []],
    ['theo', []],
    ['gisele', ['getUpload']],
    ['beatrice', []],
  ])('%s: everything of the tables, in JSON, FHIR and to read', async (person, more) => {
    if (more.includes('getUpload')) sendFile()
    const files = await download(person)
    const json = textOf(files, 'my-data.json')
    for (const [kind, ids] of Object.entries(idsOf(person)))
      expect([kind, ids.filter((id) => !json.includes(id))]).toEqual([kind, []])
    const records = Object.keys(files).filter((name) => name.endsWith('health-record.fhir.json'))
    expect(records).toHaveLength(idsOf(person)['profiles']?.length ?? 0)
    for (const name of records)
      expect(JSON.parse(textOf(files, name))).toMatchObject({ resourceType: 'Bundle', type: 'document' })
    const html = textOf(files, 'my-data.html')
    for (const [, href] of html.matchAll(/href="([^"]+)"/g))
      expect(Object.keys(files)).toContain(decodeURI(href ?? ''))
  })

  test('maya: every operation that returns something of hers is asked, and her own words are there to read', async () => {
    sendFile('maya')
    const files = await download('maya')
    const own = Object.entries(gets).flatMap(([id, what]) => (what === 'own' ? [id as OperationId] : []))
    expect(own.filter((id) => callsTo(id).length === 0)).toEqual([])
    const documents = Object.entries(files).filter(([name]) => name.startsWith('documents/'))
    expect(documents.length).toBeGreaterThan(0)
    for (const [, bytes] of documents) expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-')
    const html = textOf(files, 'my-data.html')
    for (const words of [
      'maya@portage.test',
      'Hip replacement preparation',
      'Dr. Roy',
      'Only you can see these answers',
    ])
      expect(html).toContain(words)
    const record = Object.keys(files).find((name) => name.endsWith('health-record.html')) ?? ''
    // the Health Story only has her latest weight, the copy all of them
    for (const words of ['Health Story of Maya Tremblay', '72.1\u00a0kg', '74.6\u00a0kg'])
      expect(textOf(files, record)).toContain(words)
  })
})

/** A file in the draft answers of a person's open step. */
function sendFile(person: Person = 'gisele') {
  const { tables } = world()
  const owner = userIdOf(person)
  const profiles = tables.patients.where('user', owner).map(({ id }) => id)
  const open = [...tables.tasks.values()].find(
    ({ instance, form, completedAt, cancelledAt }) =>
      form !== null &&
      completedAt === null &&
      cancelledAt === null &&
      profiles.includes(tables.instances.get(instance)?.patient ?? ''),
  )
  if (!open) throw new Error('No open step')
  const id = '2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0099'
  const bytes = new TextEncoder().encode('%PDF-1.7 a letter')
  const file = { id, name: 'letter.pdf', size: bytes.length, contentType: 'application/pdf' as const }
  tables.uploads.set(id, { ...file, task: open.id, by: owner, bytes })
  open.draft = {
    formData: { referral: [{ id, name: file.name, size: file.size, content_type: file.contentType }] },
    page: null,
    formVersion: open.formVersion ?? 1,
    revision: 1,
    updatedAt: world().clock.now(),
  }
}

test('all pages of a long list; when one cannot be read there is no file', async () => {
  const [first, second] = [task(), task({ id: '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0002' })]
  answer('listTasks', ({ query }) =>
    query.page === 1 ? { ...page([first], 2), next: 'https://portage.test/?page=2' } : page([second], 2),
  )
  fails('listMedications', 500)
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(/so there's no file/)
  expect(saved).toEqual([])
  restore('listMedications')
  await user.click(screen.getByRole('button', { name: 'Download your data' }))
  await screen.findByText('The file with your data is ready.')
  expect(screen.queryByRole('alert')).toBeNull()
  const files = unzipSync(
    new Uint8Array(await act(async () => (await saved[0]?.arrayBuffer()) ?? new ArrayBuffer())),
  )
  expect(JSON.parse(textOf(files, 'my-data.json'))).toMatchObject({ tasks: [first, second] })
})

test('a file that is not handed out is named as missing; one that fails on the way means no file', async () => {
  fails('getDocumentDownload', 409, { detail: 'Not now.', code: 'wrong_state' })
  const files = await download('maya')
  expect(Object.keys(files).filter((name) => name.startsWith('documents/'))).toEqual([])
  expect(textOf(files, 'my-data.html')).toContain('include this file)')
  const listed = JSON.parse(textOf(files, 'my-data.json')).files as { path: string | null }[]
  expect(new Set(listed.map(({ path }) => path))).toEqual(new Set([null]))
  fails('getDocumentDownload', 500)
  await user.click(screen.getByRole('button', { name: 'Download your data' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/so there's no file/)
  expect(saved).toHaveLength(1)
})

test('announces progress while collecting', async () => {
  hangs('getSubmission')
  await press()
  expect((await screen.findByText('Collecting your answers...')).closest('[role=status]')).not.toBeNull()
  expect(screen.getByText('Part 3 of 5')).toBeDefined()
})
