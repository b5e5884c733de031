import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { mockHandlers } from '#mock-server/worker.ts'
import { tokenFor } from './support/client.ts'

const app = createApp()
const server = setupServer(...mockHandlers(app))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test('the same app answers behind one handler', async () => {
  const authorization = `Bearer ${await tokenFor(app, 'default', 'maya')}`
  const response = await fetch('http://localhost:4010/v1/users/current/', { headers: { authorization } })
  expect(await response.json()).toMatchObject({ email: 'maya@portage.test' })
})

test('a fault that breaks the connection is a network error there', async () => {
  await fetch('http://localhost:4010/__mock__/faults', {
    method: 'PUT',
    body: JSON.stringify({ kind: 'dropAfterCommit', times: 1 }),
  })
  await expect(fetch('http://localhost:4010/v1/tasks/')).rejects.toThrow()
})

test('what is not its own passes by', async () => {
  await expect(fetch('http://localhost:4010/elsewhere')).rejects.toThrow()
})
