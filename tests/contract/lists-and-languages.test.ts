import { describe, expect, test } from 'vitest'
import type { ProcessInstanceList, Task, TaskList } from '#generated/model/index.ts'
import { GET, seeded } from './support/app.ts'
import { testRows } from '#tests/support/table.ts'

const tasks = async (query: string) => (await GET(`/v1/tasks/${query}`)).body as TaskList

describe('lists (D-69)', () => {
  test('pages hang together', async () => {
    const whole = await tasks('?page_size=100')
    const names: string[] = []
    let address: string | null = 'http://localhost:4010/v1/tasks/?page_size=3'
    let previous: string | null = null
    while (address !== null) {
      const page: TaskList = (await GET(address.slice('http://localhost:4010'.length))).body as TaskList
      expect([page.count, page.previous]).toEqual([whole.count, previous])
      names.push(...page.results.map(({ name }) => name))
      previous = address
      address = page.next
    }
    expect(names).toEqual(whole.results.map(({ name }) => name))
  })

  test('a page past the end is a 404, the first page of nothing is empty', async () => {
    expect((await GET('/v1/tasks/?page=9')).body).toEqual({ detail: 'Invalid page.' })
    expect(await tasks('?search=zzzz')).toEqual({ count: 0, next: null, previous: null, results: [] })
  })

  test('sorting takes several names, and what has no value comes last', async () => {
    const { results } = await tasks('?completed_at__isnull=true&ordering=due_at,-priority')
    const due = results.map(({ due_at }) => due_at)
    expect(due.filter((one) => one !== null)).toEqual(due.filter((one) => one !== null).toSorted())
    expect(due.at(-1)).toBeNull()
    const byPriority = (await tasks('?ordering=-priority')).results.map(({ priority }) => priority)
    expect(byPriority).toEqual(byPriority.toSorted((a, b) => b - a))
  })

  test('a filter that fits nothing gives nothing', async () => {
    expect((await tasks(`?process_instance=${seeded.journey('luc-asthma')}`)).count).toBe(0)
  })

  test('search knows no case and no accents', async () => {
    const headers = { 'accept-language': 'fr-CA' }
    const { body } = await GET('/v1/tasks/?search=PREPARATION', { headers })
    expect((body as TaskList).count).toBeGreaterThan(0)
  })

  test('a person with several roles sees in each only its data', async () => {
    const journeys = async (query: string) =>
      ((await GET(`/v1/process-instances/${query}`, { as: 'ana' })).body as ProcessInstanceList).results
    const everything = await journeys('?page_size=100')
    const cared = await journeys('?page_size=100&my_role_type=provider')
    expect(new Set(cared.map(({ organization }) => organization))).toEqual(
      new Set([seeded.organization('lakeside')]),
    )
    expect(everything.length).toBeGreaterThan(cared.length)
    const own = await journeys('?page_size=100&my_role_type=patient')
    expect(own.every(({ patient }) => patient.display_name === 'Ana Okafor')).toBe(true)
    expect(own.length).toBeLessThan(cared.length)
  })

  test('a repeated parameter is refused: lists are comma-joined (CALL-07)', async () => {
    expect((await GET('/v1/tasks/?ordering=priority&ordering=due_at')).status).toBe(400)
  })
})

describe('languages (CALL-04)', () => {
  testRows([
    ['fr-ca', 'fr-ca', 'Comment va votre hanche aujourd’hui ?'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-ca', 'Comment va votre hanche aujourd’hui ?'],
    ['en-CA', 'en-ca', 'How is your hip today?'],
    ['de, en;q=0.5, fr;q=0.7', 'fr-ca', 'Comment va votre hanche aujourd’hui ?'],
    ['de', 'en-ca', 'How is your hip today?'],
  ])('%s is answered in %s', async (header, language, name) => {
    const reply = await GET(`/v1/tasks/${seeded.task('maya-hip', 'hip_check_in')}/`, {
      headers: { 'accept-language': header },
    })
    expect(reply.headers.get('content-language')).toBe(language)
    expect((reply.body as Task).name).toBe(name)
  })

  test('refusals too', async () => {
    const reply = await GET('/v1/tasks/?page=0', { headers: { 'accept-language': 'fr-ca' } })
    expect(reply.body).toEqual({ page: ['Cette valeur doit être supérieure ou égale à 1.'] })
  })
})

testRows([
  '/v1/users/current/',
  '/v1/tasks/?ordering=-priority',
  '/v1/process-instances/',
  '/v1/organizations/',
])('%s twice gives the same bytes', async (path) =>
  expect((await GET(path)).text).toBe((await GET(path)).text),
)
