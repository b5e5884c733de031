// The journeys of an organization, as its care team works with them (ROUTE-66, PROV-01, PROV-02).
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrganizationJourneyDetail, OrganizationJourneyList } from '#generated/model/index.ts'
import { app, GET, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'

// What is late depends on the time of day: steps fall due at the end of a day.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') }))

beforeEach(() => void app.worlds.reset('default'))

const path = '/v1/organization-journeys/'
const lakeside = seeded.organization('lakeside')
const samuel = { as: 'samuel' } as const

async function list(query = '', options: CallOptions = samuel): Promise<OrganizationJourneyList> {
  const reply = await GET(`${path}?organization=${lakeside}&${query}`, options)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('listOrganizationJourneys', reply)
  return reply.body as OrganizationJourneyList
}

async function get(key: string, options: CallOptions = samuel): Promise<OrganizationJourneyDetail> {
  const reply = await GET(`${path}${seeded.definition(key)}/`, options)
  expectContract('getOrganizationJourney', reply)
  return reply.body as OrganizationJourneyDetail
}

const namesOf = ({ results }: OrganizationJourneyList) => results.map(({ name }) => name)

describe('the list', () => {
  test('ROUTE-66: the journeys of the organization by name, each with its counts', async () => {
    const { count, results } = await list()
    expect(count).toBe(3)
    expect(results.map(({ name, counts }) => [name, counts])).toEqual([
      ['Hip replacement preparation', { active: 5, pending: 0, completed: 0, cancelled: 0 }],
      ['Mental-health check-in', { active: 2, pending: 0, completed: 0, cancelled: 0 }],
      ['New-parent follow-up', { active: 1, pending: 1, completed: 1, cancelled: 1 }],
    ])
  })

  test('items that need attention are counted until someone handles them', async () => {
    const attention = async () => (await list()).results.map((one) => one.attention_count)
    // Harold's draft, Walter's call and the mail that came back; what Irène and Béatrice answered; Amrit's step
    expect(await attention()).toEqual([3, 5, 1])
    const items = await GET(
      `/v1/attention-items/?organization=${lakeside}&kind__in=alert&status=open`,
      samuel,
    )
    const [{ id }] = Object(items.body).results
    await POST(`/v1/attention-items/${id}/acknowledge/`, {}, samuel)
    expect(await attention()).toEqual([3, 4, 1])
  })

  test('is searched in the language of the caller, whatever the accents', async () => {
    expect(
      namesOf(await list('search=SANTE', { ...samuel, headers: { 'accept-language': 'fr-ca' } })),
    ).toEqual(['Suivi de la santé mentale'])
    expect((await list('search=nothing+like+this')).count).toBe(0)
  })

  test('filters journeys by the status of their enrolments', async () => {
    expect(namesOf(await list('status__in=pending'))).toEqual(['New-parent follow-up'])
    expect((await list('status__in=active,completed')).count).toBe(3)
  })

  test('is sorted by what is asked, equal ones by name; pages end', async () => {
    expect(namesOf(await list('ordering=-active'))[0]).toBe('Hip replacement preparation')
    expect(namesOf(await list('ordering=-name'))[0]).toBe('New-parent follow-up')
    const latest = (await list('ordering=-last_activity_at')).results.map((one) => one.last_activity_at)
    expect(latest).toEqual(latest.toSorted().toReversed())
    const second = await list('page=2&page_size=2')
    expect([second.count, namesOf(second)]).toEqual([3, ['New-parent follow-up']])
    expect((await GET(`${path}?organization=${lakeside}&page=9`, samuel)).status).toBe(404)
  })

  test('a journey in which nothing happened yet comes last either way', async () => {
    const northern = seeded.organization('northern')
    for (const ordering of ['last_activity_at', '-last_activity_at']) {
      const { body } = await GET(`${path}?organization=${northern}&ordering=${ordering}`, samuel)
      const { results } = body as OrganizationJourneyList
      expect(results.map((one) => one.last_activity_at === null).toSorted()).toEqual(
        results.map((one) => one.last_activity_at === null),
      )
    }
  })

  test('an organization is named, and one of the caller’s own', async () => {
    expect((await GET(path, samuel)).status).toBe(400)
    expect((await GET(`${path}?organization=${seeded.organization('fleuve')}`, samuel)).status).toBe(404)
    expect((await GET(`${path}?organization=${lakeside}`, { as: 'maya' })).status).toBe(403)
    expect((await GET(`${path}?organization=${lakeside}`, { as: 'priya' })).status).toBe(200)
  })
})

describe('one journey', () => {
  test('PROV-02: the columns that its enrolments can have, with what choices are called', async () => {
    const { counts, table_config: table } = await get('hip-replacement')
    expect(counts.active).toBe(5)
    expect(table.columns.map(({ key, label, kind }) => [key, label, kind])).toEqual([
      ['name', 'Name', 'text'],
      ['enrolled_at', 'Enrolled', 'date_time'],
      ['status', 'Status', 'status'],
      ['current_step', 'Current step', 'text'],
      ['last_activity_at', 'Last activity', 'date_time'],
      ['assigned_to', 'Assigned to', 'text'],
      ['variable:side', 'Hip', 'choice'],
      ['variable:pain', 'Pain (0 to 10)', 'number'],
    ])
    expect(table.columns[6]?.options).toEqual([
      { value: 'left', label: 'Left' },
      { value: 'right', label: 'Right' },
    ])
  })

  test('in French; a score is a number', async () => {
    const { name, table_config: table } = await get('mood-check-in', {
      ...samuel,
      headers: { 'accept-language': 'fr-ca' },
    })
    expect(name).toBe('Suivi de la santé mentale')
    expect(table.columns.slice(-2).map(({ label, kind }) => [label, kind])).toEqual([
      ['Pointage de l’humeur (0 à 27)', 'number'],
      ['Vie de tous les jours', 'choice'],
    ])
  })

  test('of another organization is not there', async () => {
    const reply = await GET(`${path}${seeded.definition('asthma-check-in')}/`, samuel)
    expect(reply.status).toBe(404)
  })
})
