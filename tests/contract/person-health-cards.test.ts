// The health-card numbers that organizations keep, and who sees and finds them.
import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEventList, OrganizationOverview, Person, PersonHitList } from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'
import { freshWorld, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(freshWorld)

describe('health-card numbers', () => {
  const lakesideItself = `/v1/organizations/${seeded.organization('lakeside')}/`
  const clinic = `/v1/organizations/${seeded.organization('fleuve')}/`
  const cardOf = (organization: string, key: string) =>
    `${organization}people/${seeded.patient(key)}/health-card/`
  const save = async (number: string | null, path = cardOf(lakesideItself, 'walter')) => {
    const reply = await PUT(path, { health_card_number: number }, { as: 'odile' })
    expectContract('savePersonHealthCard', reply)
    return reply
  }
  const namesFor = async (search: string) => {
    const reply = await POST(`${lakesideItself}people/search/`, { search }, { as: 'samuel' })
    return (reply.body as PersonHitList).results.map((one) => one.display_name)
  }
  const keep = (keeps: boolean, as: PersonName = 'priya') =>
    PATCH(lakesideItself, { keeps_health_cards: keeps }, { as })
  const cardSeen = async (organization: string, key: string) =>
    ((await GET(`${organization}people/${seeded.patient(key)}/`, { as: 'odile' })).body as Person)
      .health_card_number

  test('the care team changes and removes it, and finds the person by it', async () => {
    expect((await save('abcd-1234 5678')).body).toEqual({ health_card_number: 'ABCD-1234 5678' })
    expect(await namesFor('abcd12345678')).toEqual(['Walter Kim'])
    expect(await namesFor('9876543210')).toEqual([])
    await save(null)
    expect(await cardSeen(lakesideItself, 'walter')).toBeNull()
    expect(await namesFor('abcd12345678')).toEqual([])
  })

  testRows([
    ['12345', 400],
    ['123456', 200],
    ['1'.repeat(32), 200],
    ['1'.repeat(33), 400],
    ['1234-5678 AB', 200],
    ['-12345678', 400],
    ['1234/5678', 400],
    [' 1234567', 400],
    ['', 400],
  ])('%j is a %i', async (number, status) => {
    expect((await save(number)).status).toBe(status)
  })

  test('an organization that does not keep them neither shows nor takes one', async () => {
    const { keeps_health_cards: keeps } = (
      await GET(`/v1/organization-overviews/${seeded.organization('fleuve')}/`, { as: 'priya' })
    ).body as OrganizationOverview
    expect([keeps, await cardSeen(clinic, 'maya')]).toEqual([false, undefined])
    expect((await save('123456', cardOf(clinic, 'maya'))).status).toBe(404)
  })

  test('only administrators choose; off hides the numbers and takes them out of the search', async () => {
    expect((await keep(false, 'samuel')).status).toBe(403)
    expect((await keep(false)).status).toBe(200)
    expect([await cardSeen(lakesideItself, 'walter'), await namesFor('9876-543')]).toEqual([undefined, []])
    expect((await keep(true)).status).toBe(200)
    expect([await cardSeen(lakesideItself, 'walter'), await namesFor('9876-543')]).toEqual([
      '9876-543-210-KW',
      ['Walter Kim'],
    ])
  })

  test('the change is recorded, the number is not', async () => {
    await save('2345 678 901')
    const { body } = await GET('/v1/audit-events/?object_type=person', { as: 'priya' })
    const [event] = (body as AuditEventList).results
    expect([event?.action, event?.object_name, event?.changes]).toEqual(['changed', 'Walter Kim', []])
    expect(JSON.stringify(body)).not.toContain('2345')
  })
})
