// B12: care partners. What each level opens of a person's data is tested over every operation.
import { beforeEach, expect, test } from 'vitest'
import { carePartnerLevels } from '#generated/access.ts'
import type { CarePartnerLevel, CarePartnership, PatientList, Person } from '#generated/model/index.ts'
import { dateAfter } from '#mock-server/store/clock.ts'
import { app, freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'
import type { Sample } from './support/sample.ts'
import { samples } from './support/samples.ts'

const world = () => app.worlds.get('default')
const maya = seeded.patient('maya')
const partners = `/v1/patients/${maya}/care-partners/`
const task = `/v1/tasks/${seeded.task('maya-hip', 'hip_check_in')}/`
const levels = ['read', 'fill_in', 'manage'] as const

beforeEach(freshWorld)

async function invite(level: CarePartnerLevel = 'fill_in', until: string | null = null) {
  const reply = await POST(partners, { email: 'Luc@Portage.test', level, until }, { as: 'maya' })
  expectContract('inviteCarePartner', reply)
  return reply.body as CarePartnership
}
const answer = (id: string, how: 'accept' | 'end', as: 'maya' | 'luc' | 'theo') =>
  POST(`/v1/care-partnerships/${id}/${how}/`, undefined, { as })
async function partner(level: CarePartnerLevel, until: string | null = null): Promise<string> {
  const { id } = await invite(level, until)
  await answer(id, 'accept', 'luc')
  return id
}
const profilesOf = async () =>
  ((await GET('/v1/patients/?user=current_user', { as: 'luc' })).body as PatientList).results
const mails = () =>
  world()
    .mailbox.list()
    .map(({ to, subject }) => [to, subject])

test('an invitation opens nothing until its address accepts it, and no one else can', async () => {
  const { id, status } = await invite()
  expect(status).toBe('invited')
  expect(mails()).toEqual([['luc@portage.test', 'Maya Tremblay asks for your help']])
  expect((await GET(task, { as: 'luc' })).status).toBe(404)
  expect((await answer(id, 'accept', 'theo')).status).toBe(404)
  expect((await answer(id, 'accept', 'maya')).status).toBe(404)
  const accepted = await answer(id, 'accept', 'luc')
  expectContract('acceptCarePartnership', accepted)
  expect(accepted.body).toMatchObject({ status: 'active', partner_name: 'Luc Gagnon' })
  expect((await profilesOf()).find((one) => one.id === maya)).toMatchObject({
    is_self: false,
    care_partner_level: 'fill_in',
  })
  expect((await GET(task, { as: 'luc' })).status).toBe(200)
})

test('what the care partner sends names them and the person, for the care team and in the log of looks', async () => {
  await partner('fill_in')
  const { path, body } = samples.completeTask as Sample
  const { submission_id: id } = Object((await POST(path, body, { as: 'luc' })).body)
  expect((await GET(`/v1/submissions/${id}/`, { as: 'samuel' })).body).toMatchObject({
    submitted_by: { display_name: 'Luc Gagnon' },
    patient: { display_name: 'Maya Tremblay' },
  })
  const person = `/v1/organizations/${seeded.organization('lakeside')}/people/${maya}/`
  const { care_partners: shown } = (await GET(person, { as: 'samuel' })).body as Person
  expect(shown).toContainEqual({
    role: 'care_partner',
    name: 'Luc Gagnon',
    email: 'luc@portage.test',
    phone: null,
    level: 'fill_in',
  })
  const { body: log } = await GET(`/v1/patients/${maya}/access-events/?actor_kind=care_partner`, {
    as: 'maya',
  })
  expect(Object(log).results).toContainEqual(
    expect.objectContaining({ actor_name: 'Luc Gagnon', action: 'changed', information: 'journeys' }),
  )
})

test.each(['maya', 'luc'] as const)(
  '%s ends it: access ends at once, and the other one is sent a message',
  async (as) => {
    const id = await partner('manage')
    await PATCH(`/v1/users/${seeded.user('luc')}/`, { current_patient: maya }, { as: 'luc' })
    const ended = await answer(id, 'end', as)
    expectContract('endCarePartnership', ended)
    expect(Object(ended.body).status).toBe('ended')
    expect((await GET(task, { as: 'luc' })).status).toBe(404)
    expect((await profilesOf()).map((one) => one.id)).not.toContain(maya)
    expect(world().tables.users.get(seeded.user('luc'))?.currentPatient).toBe(seeded.patient('luc'))
    expect(mails().map(([to]) => to)).toContain(as === 'maya' ? 'luc@portage.test' : 'maya@portage.test')
    expect((await answer(id, 'accept', 'luc')).status).toBe(409)
  },
)

test('access ends after its last day, also where lists were read before', async () => {
  const today = dateAfter(world().clock.now(), 0)
  await partner('read', today)
  const listed = async () => Object((await GET(`/v1/tasks/?patient=${maya}`, { as: 'luc' })).body).count
  expect(await listed()).toBeGreaterThan(0)
  world().clock.advance(2 * 86_400_000)
  expect(await listed()).toBe(0)
})

test('while consent is withdrawn, the access is closed', async () => {
  await partner('manage')
  world().tables.withdrawals.set(seeded.user('maya'), ['https://portage.example/privacy'])
  expect((await GET(task, { as: 'luc' })).status).toBe(404)
})

test('refusals: own address, a day in the past, and a second invitation', async () => {
  const send = async (email: string, until: string | null) => {
    const reply = await POST(partners, { email, level: 'read', until }, { as: 'maya' })
    return [reply.status, ...Object.keys(Object(reply.body))]
  }
  expect(await send('maya@portage.test', null)).toEqual([400, 'email'])
  expect(await send('a@portage.test', '2020-01-01')).toEqual([400, 'until'])
  await invite()
  expect(await send('luc@portage.test', null)).toEqual([409, 'detail', 'code'])
})

/** The operations that answer about Maya's rows when Luc calls, with this level or as a stranger. */
async function reached(level: CarePartnerLevel | undefined): Promise<Set<string>> {
  const found = new Set<string>()
  freshWorld()
  for (const { operationId, method, path: pattern } of operationsOfDocument) {
    const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
    if (!sample || !pattern.includes('{') || operationId.includes('CarePartner')) continue
    const { path, ...sent } = typeof sample === 'function' ? await sample() : sample
    if (level !== undefined && world().tables.carePartnerships.size === 0) await partner(level)
    const { status } = await call(app, method, path, { ...sent, as: 'luc' })
    if (status < 300) found.add(operationId)
    if (typeof sample === 'function' || (status < 400 && method !== 'GET')) freshWorld()
  }
  return found
}

test('each level opens the operations that x-care-partner names, and no other', async () => {
  // what an organization publishes is not a person's
  const stranger = (await reached(undefined)).add('getResource')
  const opened: Record<string, CarePartnerLevel> = {}
  for (const level of levels) {
    for (const id of await reached(level)) if (!stranger.has(id)) opened[id] ??= level
  }
  const named = Object.entries(carePartnerLevels).filter(([id]) => id in opened)
  expect(opened).toEqual(Object.fromEntries(named))
  const untried = Object.keys(carePartnerLevels).filter((id) => !(id in opened))
  // lists are cut to what the caller sees; the samples of files are about others than Maya
  expect(untried.toSorted()).toMatchInlineSnapshot(`
    [
      "createProcessInstance",
      "createUpload",
      "getUpload",
      "listJourneyEvents",
      "listPatients",
      "listProcessDefinitions",
      "listProcessInstances",
      "listTasks",
    ]
  `)
}, 120_000)
