import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { mockHandlers } from '#mock-server/worker.ts'

// Signed in without a password: a token that never expires, and its owner.
const app = createApp({ tokens: new Map([['maya-token', 'maya@portage.test']]) })
const server = setupServer(...mockHandlers(app))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

// A world for each test: what one does, no other sees.
let origin = ''
beforeEach(({ task }) => {
  origin = `http://${task.id.replaceAll(/[^a-z0-9]/g, '')}.localhost`
})
const asMaya = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { ...init, headers: { authorization: 'Bearer maya-token', ...init.headers } })

test('Maya has tasks', async () => {
  const { results } = await (await asMaya('/v1/tasks/')).json()
  expect(results.map(({ name }: { name: string }) => name)).toContain('How is your hip today?')
})

test('Maya chooses French, in the world of this test only', async () => {
  const { id } = await (await asMaya('/v1/users/current/')).json()
  const answer = await asMaya(`/v1/user-preferences/${id}/`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'fr-ca' }),
  })
  expect([answer.status, await answer.json()]).toEqual([200, { language: 'fr-ca' }])
})

test('the list of tasks fails once, then works', async () => {
  const fault = { kind: 'status', status: 503, match: { operationId: 'listTasks' }, times: 1 }
  await fetch(`${origin}/__mock__/faults`, { method: 'PUT', body: JSON.stringify(fault) })
  expect((await asMaya('/v1/tasks/')).status).toBe(503)
  expect((await asMaya('/v1/tasks/')).status).toBe(200)
})
