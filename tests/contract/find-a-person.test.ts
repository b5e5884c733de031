// How a care team finds a person of its organization, and reaches them.
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  AuditEventList,
  Person,
  PersonHitList,
  PersonNote,
  PersonNoteList,
  PersonTrendList,
} from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const lakeside = `/v1/organizations/${seeded.organization('lakeside')}/people/`

const trendsOf = (key: string) => `${lakeside}${seeded.patient(key)}/trends/`
const notesOf = (key: string) => `${lakeside}${seeded.patient(key)}/notes/`

async function search(text: string, world = 'default'): Promise<PersonHitList> {
  const reply = await POST(`${lakeside}search/`, { search: text }, { as: 'samuel', world })
  expectContract('searchPeople', reply)
  return reply.body as PersonHitList
}
const namesFor = async (text: string) => (await search(text)).results.map((one) => one.display_name)

testRows([
  ['walter', ['Walter Kim']],
  ['kim walter', ['Walter Kim']],
  ['WALT', ['Walter Kim']],
  // one typo from four letters on, also of two that are swapped, and in the beginning of a name
  ['waltre', ['Walter Kim']],
  ['walyer', ['Walter Kim']],
  ['wlt', []],
  ['whitfild', ['Harold Whitfield']],
  ['whitfiedl harlod', ['Harold Whitfield']],
  ['tremblai', ['Maya Tremblay']],
  ['tramblai', ['Maya Tremblay']],
  ['tramblei', []],
  ['beatrice', ['Béatrice Lavoie']],
  ['IRENE', ['Irène Fortin']],
  ['walter@portage.test', ['Walter Kim']],
  ['613-555-0108', ['Walter Kim']],
  ['(613) 555 0108', ['Walter Kim']],
  ['+1 613 555-0108', ['Walter Kim']],
  ['1958-03-14', ['Walter Kim']],
  ['14/03/1958', ['Walter Kim']],
  ['03/14/1958', ['Walter Kim']],
  ['1958/3/14', ['Walter Kim']],
  ['3/14/1958', ['Walter Kim']],
  // as the portal writes it, and as people say it
  ['March 14, 1958', ['Walter Kim']],
  ['14 mars 1958', ['Walter Kim']],
  ['kim mar. 14', ['Walter Kim']],
  ['March 15, 1958', []],
  ['kim 1958', ['Walter Kim']],
  ['kim 1959', []],
  // the number that Lakeside keeps, as it is written on the card or not, or its beginning
  ['9876-543-210-KW', ['Walter Kim']],
  ['9876543210kw', ['Walter Kim']],
  ['9876 543', ['Walter Kim']],
  ['FORI 4760', ['Irène Fortin']],
  ['fori47600518', ['Irène Fortin']],
  ['9876-543-210-KX', []],
  // searching for the owner finds the profile
  ['theo@portage.test', ['Rose Martin', 'Theo Martin']],
  // not a patient of Lakeside, and not in a journey
  ['luc gagnon', []],
  ['samuel roy', []],
  ['--', []],
])('%s finds %j', async (text, names) => {
  expect(await namesFor(text)).toEqual(names)
})

test('a hit tells two people of one name apart', async () => {
  expect((await search('walter')).results).toEqual([
    {
      id: seeded.patient('walter'),
      display_name: 'Walter Kim',
      date_of_birth: '1958-03-14',
      email: 'walter@portage.test',
      phone: '+16135550108',
    },
  ])
})

test('the best match comes first', async () => {
  expect((await namesFor('ma')).slice(0, 2)).toEqual(['Maya Tremblay', 'Rose Martin'])
})

testRows([
  ['samuel', 200],
  ['ana', 200],
  ['odile', 200],
  ['priya', 403],
  ['maya', 403],
] as const)('%s gets a %i', async (as: PersonName, status: number) => {
  expect((await POST(`${lakeside}search/`, { search: 'maya' }, { as })).status).toBe(status)
  expect((await GET(`${lakeside}${seeded.patient('maya')}/`, { as })).status).toBe(status)
  expect((await GET(notesOf('maya'), { as })).status).toBe(status)
  expect((await GET(trendsOf('maya'), { as })).status).toBe(status)
})

describe('a person', () => {
  const get = async (key: string): Promise<Person> => {
    const reply = await GET(`${lakeside}${seeded.patient(key)}/`, { as: 'samuel' })
    expectContract('getPerson', reply)
    return reply.body as Person
  }

  test('who they are and how to reach them', async () => {
    expect(await get('maya')).toEqual({
      id: seeded.patient('maya'),
      display_name: 'Maya Tremblay',
      date_of_birth: '1988-04-12',
      preferred_language: 'en-ca',
      email: 'maya@portage.test',
      phone: '+16135550101',
      call_time: 'morning',
      health_card_number: '1234-567-890-AB',
      care_partners: [
        { role: 'emergency_contact', name: 'Julien Tremblay', email: null, phone: '+16135550177' },
      ],
      shared_sections: ['allergies', 'medications', 'conditions'],
    })
  })

  test('a person with a care partner is reached through them', async () => {
    expect(await get('rose')).toMatchObject({
      email: null,
      phone: null,
      care_partners: [
        { role: 'account_holder', name: 'Theo Martin', email: 'theo@portage.test', phone: '+16135550123' },
        { role: 'emergency_contact', name: 'Theo Martin' },
      ],
    })
  })

  test('one without a journey of the organization is a 404', async () => {
    for (const key of ['luc', 'noor']) {
      expect((await GET(`${lakeside}${seeded.patient(key)}/`, { as: 'samuel' })).status).toBe(404)
    }
  })
})

test('every search and every look is recorded, the words of the search are not', async () => {
  await search('walter')
  await GET(`${lakeside}${seeded.patient('walter')}/`, { as: 'samuel' })
  await GET(`${lakeside}${seeded.patient('walter')}/`, { as: 'samuel' })
  const { results } = (await GET('/v1/audit-events/?object_type=person', { as: 'priya' }))
    .body as AuditEventList
  const viewed = ['viewed', 'Walter Kim', 'Samuel Roy']
  expect(results.map((one) => [one.action, one.object_name, one.actor_name])).toEqual([
    viewed,
    viewed,
    ['searched', 'Lakeside Family Health', 'Samuel Roy'],
  ])
  expect(results.filter(({ comment, changes }) => comment !== null || changes.length > 0)).toEqual([])
})

describe('answers in numbers over time', () => {
  const list = async (key: string) => {
    const reply = await GET(trendsOf(key), { as: 'samuel', headers: { 'accept-language': 'fr-ca' } })
    expectContract('listPersonTrends', reply)
    return (reply.body as PersonTrendList).results
  }

  test('a scale that was answered twice, oldest first, with its ends', async () => {
    const [pain] = await list('walter')
    expect(pain).toMatchObject({ unit: null, minimum: 0, maximum: 10 })
    expect(pain?.points.map(({ value }) => value)).toEqual([6, 8])
    const times = pain?.points.map(({ at }) => at) ?? []
    expect(times).toEqual(times.toSorted())
  })

  test('one answer is no trend, and answers of another organization are not theirs', async () => {
    expect(await list('maya')).toEqual([])
    const [instance] = app.worlds.get('default').tables.instances.where('patient', seeded.patient('gabriel'))
    expect(instance?.organization).toBe(seeded.organization('fleuve'))
    const id = uuidOf('a journey at Lakeside')
    if (instance) {
      const { instances } = app.worlds.get('default').tables
      instances.set(id, { ...instance, id, organization: seeded.organization('lakeside') })
    }
    expect(await list('gabriel')).toEqual([])
  })
})

describe('notes of the care team', () => {
  const list = async (key: string) => {
    const reply = await GET(notesOf(key), { as: 'ana' })
    expectContract('listPersonNotes', reply)
    return reply.body as PersonNoteList
  }

  test('a note is read by the team, newest first, with who wrote it', async () => {
    const text = 'Uses a walker.\nCall her daughter first.'
    const made = await POST(notesOf('walter'), { text }, { as: 'samuel' })
    expectContract('createPersonNote', made)
    const { count, results } = await list('walter')
    expect(count).toBe(3)
    expect(results[0]).toEqual(made.body)
    expect(results[0]).toMatchObject({ text, author: { display_name: 'Samuel Roy' } })
    const times = results.map((one: PersonNote) => one.created_at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('notes are about one person, in one organization', async () => {
    await POST(notesOf('rose'), { text: 'Hears better on the left.' }, { as: 'samuel' })
    expect((await list('maya')).results).toEqual([])
    // Odile is on the care team of Lakeside, and of the clinic where Maya has a journey as well.
    const elsewhere = `/v1/organizations/${seeded.organization('fleuve')}/people/`
    await POST(notesOf('maya'), { text: 'Of Lakeside.' }, { as: 'odile' })
    const { body } = await GET(`${elsewhere}${seeded.patient('maya')}/notes/`, { as: 'odile' })
    expect((body as PersonNoteList).results).toEqual([])
  })

  test('a person without a journey of the organization has none to read or write', async () => {
    for (const key of ['luc', 'noor']) {
      expect((await GET(notesOf(key), { as: 'samuel' })).status).toBe(404)
      expect((await POST(notesOf(key), { text: 'A' }, { as: 'samuel' })).status).toBe(404)
    }
  })

  test('every look and every note is recorded, its words are not', async () => {
    await POST(notesOf('walter'), { text: 'Uses a walker.' }, { as: 'samuel' })
    await list('walter')
    const { body } = await GET('/v1/audit-events/?object_type=person_note', { as: 'priya' })
    const { results } = body as AuditEventList
    expect(results.map((one) => [one.action, one.object_name, one.actor_name])).toEqual([
      ['viewed', 'Walter Kim', 'Ana Okafor'],
      ['created', 'Walter Kim', 'Samuel Roy'],
    ])
    expect(JSON.stringify(results)).not.toContain('walker')
  })
})

test('among 10,000 people a search is answered within 300 ms', async () => {
  await search('adele', 'large')
  const times: number[] = []
  for (const text of ['andersno', 'andresno', 'abid 1988']) {
    const begun = performance.now()
    const { count } = await search(text, 'large')
    times.push(performance.now() - begun)
    expect([text, count > 0]).toEqual([text, true])
  }
  // the best of three: other work on the machine is not counted
  expect(Math.min(...times)).toBeLessThan(300)
}, 60_000)
