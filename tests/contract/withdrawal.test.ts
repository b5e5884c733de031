// A withdrawn consent: shares end, and only the person can read their data.
import { beforeEach, expect, test } from 'vitest'
import type {
  AttentionItemList,
  PersonHitList,
  ConsentDecisionList,
  OrganizationJourneyList,
} from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'
import { freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

const policy = 'https://portage.example/privacy'
const decide = (as: PersonName, consented: boolean) =>
  POST('/v1/consent-decisions/consent/', { consented, policy }, { as })
const journey = seeded.journey('maya-hip')
const task = seeded.task('maya-hip', 'hip_check_in')
const lakeside = seeded.organization('lakeside')

beforeEach(freshWorld)

const things = [
  `/v1/patients/${seeded.patient('maya')}/`,
  `/v1/process-instances/${journey}/`,
  `/v1/process-instances/${journey}/events/`,
  `/v1/process-instances/${journey}/activities/`,
  `/v1/process-instances/${journey}/variable/side/`,
  `/v1/tasks/${task}/`,
  `/v1/tasks/${task}/form/`,
  `/v1/submissions/${seeded.submission('maya-hip', 'about_you')}/`,
]
const lists = [
  '/v1/patients/?search=maya',
  `/v1/process-instances/?patient=${seeded.patient('maya')}`,
  `/v1/tasks/?patient=${seeded.patient('maya')}`,
  `/v1/journey-events/?process_instance=${journey}`,
]
const readers = ['samuel', 'odile', 'ana', 'priya'] as const

testRows(
  readers.flatMap((as) => things.map((path) => [as, path] as const)),
  freshWorld,
)('%s does not read %s any more; given again, it is there again', async (as, path) => {
  expect((await GET(path, { as })).status).toBe(200)
  expect((await decide('maya', false)).status).toBe(201)
  expect((await GET(path, { as })).status).toBe(404)
  await decide('maya', true)
  expect((await GET(path, { as })).status).toBe(200)
})

testRows(
  readers.flatMap((as) => lists.map((path) => [as, path] as const)),
  freshWorld,
)('to %s the list %s tells nothing of her', async (as, path) => {
  await decide('maya', false)
  expect((await GET(path, { as })).text).not.toContain('Maya')
})

test('a care team neither finds nor reads the person', async () => {
  const people = `/v1/organizations/${lakeside}/people/`
  const ask = async () => {
    const found = await POST(`${people}search/`, { search: 'tremblay' }, { as: 'samuel' })
    const { status } = await GET(`${people}${seeded.patient('maya')}/`, { as: 'samuel' })
    return [(found.body as PersonHitList).count, status]
  }
  expect(await ask()).toEqual([1, 200])
  await decide('maya', false)
  expect(await ask()).toEqual([0, 404])
  await decide('maya', true)
  expect(await ask()).toEqual([1, 200])
})

test('what needs attention, and the counts of journeys, leave the person out', async () => {
  const attention = async () =>
    ((await GET(`/v1/attention-items/?organization=${lakeside}`, { as: 'samuel' })).body as AttentionItemList)
      .results
  const active = async () => {
    const { body } = await GET(`/v1/organization-journeys/?organization=${lakeside}`, { as: 'samuel' })
    return (body as OrganizationJourneyList).results.reduce((sum, { counts }) => sum + counts.active, 0)
  }
  const [before, counted] = [await attention(), await active()]
  expect(before.some(({ patient }) => patient?.display_name === 'Irène Fortin')).toBe(true)
  await decide('irene', false)
  expect((await attention()).some(({ patient }) => patient?.display_name === 'Irène Fortin')).toBe(false)
  expect(await active()).toBe(counted - 1)
  await decide('irene', true)
  expect(await attention()).toHaveLength(before.length)
})

test('active shares end and stay ended; whoever has one open is out', async () => {
  const share = '/v1/health-story-shares/share-maya-open-for-dr-roy'
  const unlocked = await POST(`${share}/unlock/`, { passcode: '482913' }, { as: null })
  const as = { bearer: String(Object(unlocked.body).access_token) }
  expect((await GET(`${share}/summary/`, { as })).status).toBe(200)
  await decide('maya', false)
  const out = await GET(`${share}/summary/`, { as })
  expect(out.status).toBe(410)
  expectContract('getSharedHealthStory', out)
  await decide('maya', true)
  expect((await GET(`${share}/review/`, { as: null })).status).toBe(404)
})

test('the person still reads everything, to download it', async () => {
  await decide('maya', false)
  for (const path of things.filter((one) => !one.endsWith('/activities/')))
    expect([path, (await GET(path)).status]).toEqual([path, 200])
  const { results } = (await GET('/v1/consent-decisions/')).body as ConsentDecisionList
  expect(results[0]).toMatchObject({ policy, consented: false })
})

test('whoever never agreed takes nothing back', async () => {
  await decide('noor', false)
  expect((await GET(`/v1/patients/${seeded.patient('noor')}/`, { as: 'samuel' })).status).toBe(200)
})
