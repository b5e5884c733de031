// What a person shows of their Health Story to the care team of an organization.
import { beforeEach, expect, test } from 'vitest'
import type {
  AuditEventList,
  CareTeamShare,
  CareTeamShareList,
  CareTeamShareSave,
  Person,
  PersonHealthStory,
} from '#generated/model/index.ts'
import { dateAfter } from '#mock-server/store/clock.ts'
import { testRows } from '#tests/support/table.ts'
import { app, freshWorld, GET, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(freshWorld)

const shares = `/v1/patients/${seeded.patient('maya')}/care-team-shares/`
const lakeside = seeded.organization('lakeside')
const person = `/v1/organizations/${lakeside}/people/${seeded.patient('maya')}/`

const day = (days: number) => dateAfter(app.worlds.get('default').clock.now(), days)

async function save(body: CareTeamShareSave, organization = lakeside) {
  const reply = await PUT(`${shares}${organization}/`, body, { as: 'maya' })
  expectContract('saveCareTeamShare', reply)
  return reply
}
async function list() {
  const reply = await GET(shares, { as: 'maya' })
  expectContract('listCareTeamShares', reply)
  return (reply.body as CareTeamShareList).results
}
const read = () => GET(`${person}health-story/`, { as: 'samuel' })
const sectionsRead = async () => Object.keys(((await read()).body as PersonHealthStory).story.sections)

test('each organization of a journey, by name, with what it may see', async () => {
  expect((await list()).map(({ organization, sections }) => [organization.name, sections])).toEqual([
    ['Clinique du Fleuve', []],
    ['Lakeside Family Health', ['allergies', 'medications', 'conditions']],
  ])
})

test('the care team reads what is shared and nothing else, and its owner sees who opened it and when', async () => {
  await save({ sections: ['medications', 'documents'], until: day(1) })
  expect(await sectionsRead()).toEqual(['medications', 'documents'])
  const { shared_sections: shown } = (await GET(person, { as: 'samuel' })).body as Person
  expect(shown).toEqual(['medications', 'documents'])
  const share = (await list())[1]
  expect(share?.opened_count).toBe(2)
  expect(share?.openings[0]).toMatchObject({
    opened_by: { display_name: 'Samuel Roy' },
    sections: ['medications', 'documents'],
  })
  const { body } = await GET('/v1/audit-events/?object_type=person_health_story', { as: 'priya' })
  expect((body as AuditEventList).results.map((one) => [one.action, one.object_name])).toEqual([
    ['viewed', 'Maya Tremblay'],
  ])
})

test('turned off, it is gone at once; who opened it stays known', async () => {
  const { body } = await save({ sections: [], until: null })
  expect((body as CareTeamShare).opened_count).toBe(1)
  expect((await read()).status).toBe(404)
  expect(((await GET(person, { as: 'samuel' })).body as Person).shared_sections).toEqual([])
})

test('sharing ends with its last day, everywhere in Canada', async () => {
  const { clock } = app.worlds.get('default')
  await save({ sections: ['medications'], until: day(1) })
  const end = Date.parse(day(2)) + 8 * 3_600_000
  clock.set(end - 60_000)
  expect((await read()).status).toBe(200)
  clock.set(end)
  expect((await read()).status).toBe(404)
  expect((await list())[1]).toMatchObject({ sections: [], until: null })
})

testRows([
  ['a day that is over', { sections: ['allergies'], until: '2020-01-01' }, 'until'],
  ['an unknown section', { sections: ['diary'], until: null }, 'sections'],
  ['no date', { sections: ['allergies'] }, 'until'],
])('%s is refused', async (_what, body, field) => {
  const reply = await PUT(`${shares}${lakeside}/`, body, { as: 'maya' })
  expect([reply.status, Object.keys(reply.body as object)]).toEqual([400, [field]])
})

test('only the owner chooses, and only for organizations of their journeys', async () => {
  const body = { sections: ['allergies'], until: null }
  expect((await PUT(`${shares}${lakeside}/`, body, { as: 'samuel' })).status).toBe(404)
  expect((await GET(shares, { as: 'luc' })).status).toBe(404)
  expect((await PUT(`${shares}${seeded.organization('northern')}/`, body, { as: 'maya' })).status).toBe(404)
})

test('what one organization may see, another may not', async () => {
  const fleuve = `/v1/organizations/${seeded.organization('fleuve')}/people/${seeded.patient('maya')}/`
  expect((await GET(`${fleuve}health-story/`, { as: 'odile' })).status).toBe(404)
})

test('it ends when the person withdraws their consent, also if they agree again', async () => {
  const policy = 'https://portage.test/privacy'
  const { consentedPolicies = [] } = [...app.worlds.get('default').tables.users.values()].find(
    ({ email }) => email === 'maya@portage.test',
  ) ?? { consentedPolicies: [policy] }
  for (const consented of [false, true])
    await POST('/v1/consent-decisions/consent/', { consented, policy: consentedPolicies[0] }, { as: 'maya' })
  expect((await list())[1]?.sections).toEqual([])
})
