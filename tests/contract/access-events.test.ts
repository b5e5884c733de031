// Who looked at my information: the log misses no operation that names a person to someone else.
import { beforeEach, expect, test } from 'vitest'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { samples } from './support/samples.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'

beforeEach(freshWorld)

const world = () => app.worlds.get('default')
const log = `/v1/patients/${seeded.patient('maya')}/access-events/`
const events = async (query = ''): Promise<readonly Record<string, unknown>[]> =>
  Object((await GET(`${log}?page_size=100${query}`, { as: 'maya' })).body).results

/** Their own account and name are theirs: the names of Maya's seeds identify her. */
const namesMaya = (text: string) => /Maya|Tremblay/.test(text)

/** The operations that answered something that names Maya, and of those the ones that the log misses. */
async function sweep(caller: PersonName) {
  const named: string[] = []
  const missed: string[] = []
  for (const { operationId, method, isOpen } of operationsOfDocument) {
    const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
    if (!sample || isOpen) continue
    freshWorld()
    const { path, ...sent } = typeof sample === 'function' ? await sample() : sample
    world().tokens.set(caller, people[caller].email)
    const before = JSON.stringify([...world().tables.accessEvents.values()])
    const { status, text } = await call(app, method, path, { ...sent, as: { bearer: caller } })
    if (status >= 300 || !namesMaya(text)) continue
    named.push(operationId)
    const rows = [...world().tables.accessEvents.values()].filter(
      (row) => row.patient === seeded.patient('maya') && !before.includes(JSON.stringify(row)),
    )
    if (rows.length !== 1) missed.push(operationId)
  }
  return { named, missed }
}

test.each(['samuel', 'ana', 'priya'] as const)(
  'every operation that names Maya to %s adds one event to her log',
  async (caller) => {
    const { named, missed } = await sweep(caller)
    expect(missed).toEqual([])
    expect(named.length).toBeGreaterThan(5)
  },
)

test('what Maya reads herself is not in her log', async () => {
  const before = await events()
  await GET(`/v1/patients/${seeded.patient('maya')}/`, { as: 'maya' })
  await GET(`/v1/process-instances/${seeded.journey('maya-hip')}/`, { as: 'maya' })
  expect(await events()).toEqual(before)
})

test('two looks within an hour are one event at the time of the last, also when the answer was kept', async () => {
  const path = `/v1/process-instances/${seeded.journey('maya-hip')}/`
  const { clock } = world()
  clock.advance(3_600_000 - (clock.now() % 3_600_000))
  await GET(path, { as: 'samuel' })
  clock.advance(60_000)
  await GET(path, { as: 'samuel' })
  const [newest] = await events()
  expect(Date.parse(String(newest?.at)) % 3_600_000).toBeGreaterThanOrEqual(60_000)
  expect(newest).toMatchObject({
    count: 2,
    actor_kind: 'care_team',
    actor_name: 'Samuel Roy',
    organization: { id: seeded.organization('lakeside') },
    action: 'viewed',
    information: 'journeys',
  })
  world().clock.advance(3_600_000)
  await GET(path, { as: 'samuel' })
  expect((await events()).filter(({ information }) => information === 'journeys')).toHaveLength(2)
})

test('an answer that is sent again is logged by the hour, and for the organization that cares for her now', async () => {
  const path = `/v1/patients/${seeded.patient('maya')}/`
  const looked = async () =>
    (await events('&actor_kind=care_team&information=details')).map(({ count, organization }) => [
      count,
      Object(organization).id,
    ])
  const before = await looked()
  const [lakeside, fleuve] = [seeded.organization('lakeside'), seeded.organization('fleuve')]
  const lookThrice = async () => {
    for (let time = 0; time < 3; time += 1) await GET(path, { as: { bearer: 'samuel' } })
  }
  // Signing in for each call would be a change.
  world().tokens.set('samuel', people.samuel.email)
  // Five minutes before an hour ends, and five minutes after.
  const { clock } = world()
  clock.advance(3_300_000 - (clock.now() % 3_600_000))
  await lookThrice()
  clock.advance(600_000)
  await lookThrice()
  const hours = [[3, lakeside], [3, lakeside], ...before]
  expect(await looked()).toEqual(hours)
  const { memberships } = world().tables
  const user = uuidOf('user:samuel')
  memberships.push({ user, organization: fleuve, role: 'provider' })
  for (const one of memberships.of(user)) if (one.organization === lakeside) memberships.remove(one)
  await lookThrice()
  expect(await looked()).toEqual([[3, fleuve], ...hours])
})

test('an administrator is named as one, and the filters apply', async () => {
  await GET(`/v1/patients/${seeded.patient('maya')}/`, { as: 'priya' })
  const shown = await events('&actor_kind=administrator')
  expect(shown).toMatchObject([
    { actor_name: 'Priya Nair', organization: null, action: 'viewed', information: 'details' },
  ])
  expect(await events('&action=changed')).toEqual([])
  expect((await events('&information=health_story')).length).toBeGreaterThan(0)
})

test('a reader of a shared link is in the log by the name they typed', async () => {
  const share = '/v1/health-story-shares/share-maya-open-for-dr-roy/'
  const sent = { passcode: '482913', recipient_name: 'Dr. Roy' }
  const { body } = await POST(`${share}unlock/`, sent, { as: null })
  await GET(`${share}summary/`, { as: { bearer: String(Object(body).access_token) } })
  expect((await events())[0]).toMatchObject({ actor_kind: 'share_recipient', actor_name: 'Dr. Roy' })
})

test('a report reaches the administrators, and their answer the person', async () => {
  const [event] = await events('&actor_kind=care_team')
  const report = `${log}${String(event?.['id'])}/report/`
  expect((await POST(report, { comment: 'Who is this?' }, { as: 'luc' })).status).toBe(404)
  await POST(report, { comment: 'Who is this?' }, { as: 'maya' })
  await POST(report, { comment: 'Again' }, { as: 'maya' })
  const items = '/v1/admin-items/?kind__in=access_report'
  const { body } = await GET(items, { as: 'priya' })
  expect(Object(body).results).toMatchObject([
    { name: 'Maya Tremblay', object_type: 'access_event', detail: expect.stringContaining(': Who is this?') },
  ])
  const answer = `/v1/access-events/${String(event?.['id'])}/answer/`
  expect((await POST(answer, { answer: 'Mine' }, { as: 'samuel' })).status).toBe(403)
  await POST(answer, { answer: 'Your nurse.' }, { as: 'priya' })
  expect(Object((await GET(items, { as: 'priya' })).body).results).toEqual([])
  expect((await events()).find(({ id }) => id === event?.['id'])).toMatchObject({
    comment: 'Who is this?',
    answer: 'Your nurse.',
  })
})
