import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import type { OverrideOf, Overrides } from '#mock-server/overrides/override.ts'
import { watchOverrides, type WatchedOverrides } from '#mock-server/overrides/watch-overrides.ts'
import { call } from './support/client.ts'

// Errors are reported on the console, which these tests check.
let told: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => told.mockRestore())

describe('an operation answered by another function', () => {
  const answered = (overrides: Overrides, method: string, address: string, body?: unknown) =>
    call(createApp({ overrides }), method, address, { as: 'maya', body })

  test('knows who calls and what, and what the mock would answer', async () => {
    const listTasks: OverrideOf<'listTasks'> = async ({ user, query, locale }, original) => {
      const { results, ...list } = await original()
      expect([user.email, query?.page_size, locale]).toEqual(['maya@portage.test', 2, 'en-ca'])
      return { ...list, results: results.slice(0, 1) }
    }
    const reply = await answered({ listTasks }, 'GET', '/v1/tasks/?page_size=2')
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ results: [{ id: expect.any(String) }] })
    expect(reply.headers.get('x-mock-override')).toBe('a test')
  })

  test('what the server refuses before an operation, it still refuses', async () => {
    const overrides: Overrides = { getTask: () => Response.json({}) }
    expect((await answered(overrides, 'GET', '/v1/tasks/x/')).status).toBe(404)
    expect((await call(createApp({ overrides }), 'GET', '/v1/tasks/', { as: null })).status).toBe(401)
  })

  test('what the mock refuses goes on as it is', async () => {
    const overrides: Overrides = { getTask: (_, original) => original() }
    const reply = await answered(overrides, 'GET', '/v1/tasks/00000000-0000-4000-8000-000000000000/')
    expect([reply.status, reply.body]).toEqual([404, { detail: 'Not found.' }])
  })

  test('another status is a Response, held to the contract of that status', async () => {
    const overrides: Overrides = {
      getTask: () => Response.json({ detail: 'Gone.', code: 'task_removed' }, { status: 404 }),
      listTasks: () => Response.json({ detail: 'Tea.' }, { status: 418 }),
    }
    const known = '/v1/tasks/00000000-0000-4000-8000-000000000000/'
    expect(await answered(overrides, 'GET', known)).toMatchObject({ status: 404, body: { detail: 'Gone.' } })
    const tea = await answered(overrides, 'GET', '/v1/tasks/')
    expect([tea.status, tea.body]).toMatchObject([500, { issues: '418 is not a status of the contract' }])
  })

  test('an answer that breaks the contract is a loud 500, unless it may be anything', async () => {
    const wrong = () => Response.json({ results: 'none' })
    const reply = await answered({ listTasks: wrong }, 'GET', '/v1/tasks/')
    expect(reply.status).toBe(500)
    expect(reply.body).toMatchObject({ detail: 'The mock server broke the contract of listTasks.' })
    const free = await answered({ listTasks: Object.assign(wrong, { unchecked: true }) }, 'GET', '/v1/tasks/')
    expect([free.status, free.body]).toEqual([200, { results: 'none' }])
  })
})

describe('overrides in files', () => {
  let folder: string
  let watched: WatchedOverrides | undefined
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'portage-overrides-'))
  })
  afterEach(() => {
    watched?.close()
    rmSync(folder, { recursive: true })
  })
  const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const faqs = (count: number) => JSON.stringify({ count, next: null, previous: null, results: [] })
  async function serve(place = folder) {
    watched = await watchOverrides([place])
    const app = createApp({ overrides: watched.overrides })
    return () => call(app, 'GET', '/v1/faqs/')
  }

  test('a JSON file is the answer, and an edit, a new file and its end are there at once', async () => {
    put('listFaqs.json', faqs(7))
    const ask = await serve()
    expect((await ask()).body).toMatchObject({ count: 7 })
    put('listFaqs.json', faqs(8))
    await vi.waitFor(async () => expect((await ask()).body).toMatchObject({ count: 8 }))
    rmSync(path.join(folder, 'listFaqs.json'))
    await vi.waitFor(async () => expect((await ask()).headers.has('x-mock-override')).toBe(false))
    put('listFaqs.mjs', `export default async (_, original) => ({ ...(await original()), count: 9 })`)
    await vi.waitFor(async () => expect((await ask()).body).toMatchObject({ count: 9 }))
  })

  test('a broken module says what is wrong on the console and in the answer, until it is put right', async () => {
    put('listFaqs.mjs', 'export default (')
    const ask = await serve(path.join(folder, 'listFaqs.mjs'))
    const reply = await ask()
    expect(reply.status).toBe(500)
    expect(reply.body).toMatchObject({ error: expect.stringMatching(/listFaqs\.mjs cannot be used: ./) })
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^Override: .*listFaqs\.mjs cannot be used: ./))
    put('listFaqs.mjs', `export const unchecked = true; export default () => ({ free: true })`)
    await vi.waitFor(async () => expect((await ask()).body).toEqual({ free: true }))
    put('listFaqs.mjs', `export default () => null.length`)
    await vi.waitFor(async () =>
      expect((await ask()).body).toMatchObject({ error: expect.stringContaining('null') }),
    )
  })

  test('what may be anything says so in JSON beside its fields', async () => {
    put('listFaqs.json', '{ "unchecked": true, "rows": [] }')
    expect((await (await serve())()).body).toEqual({ rows: [] })
  })

  test('a file named by no operation is told on the console, with the names that are near', async () => {
    put('listTask.json', '{}')
    await serve()
    expect(told).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Override: the contract has no operation listTask \(listTask\.json\)\. Did you mean .*listTasks/,
      ),
    )
  })

  test('a place that is not there, or is no override, is one clear line', async () => {
    await expect(watchOverrides([path.join(folder, 'nowhere')])).rejects.toThrow(
      /^The override file or folder .* does not exist/,
    )
    put('notes.txt', '')
    await expect(watchOverrides([path.join(folder, 'notes.txt')])).rejects.toThrow(
      /^An override must be a \.mjs or \.json file, or a folder of them, not .*notes\.txt\.$/,
    )
  })
})
