import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { signInTokens } from '../cognito/tokens.ts'
import { people } from '../store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'

const app = createApp()

async function callAsMaya(path: string, init: RequestInit = {}) {
  const { pool } = app.worlds.get('default')
  const user = pool.users.find(people.maya.email)
  if (!user) throw new Error('Maya is gone')
  const { AccessToken } = await signInTokens(pool, user)
  const headers = { authorization: `Bearer ${AccessToken}`, 'content-type': 'application/json' }
  return () => app.fetch(new Request(`http://localhost:4010${path}`, { ...init, headers }))
}

test('a read with a known token is answered synchronously, which makes it cheap', async () => {
  const call = await callAsMaya('/v1/tasks/')
  const first = call()
  expect(first).toBeInstanceOf(Promise)
  const whole = await (await first).text()
  const again = call()
  if (again instanceof Promise) throw new Error('The answer was made to wait')
  expect(await again.text()).toBe(whole)
})

test('a change is in the next answer to the same question', async () => {
  const read = await callAsMaya('/v1/patients/')
  const body = JSON.stringify({ first_name: 'Rose', last_name: 'Martin', is_self: false })
  const before = await (await read()).json()
  const made = await (await callAsMaya('/v1/patients/?x=1', { method: 'POST', body }))()
  const { id } = await made.json()
  expect(made.headers.get('location')).toBe(`/v1/patients/${id}/`)
  expect(await (await read()).json()).toMatchObject({ count: before.count + 1 })
})

testRows(['/v1/tasks', '/v1/nothing/', '/v1/', '/v1'])(
  '%s is a 404 of the API, and in the log',
  async (path) => {
    const response = await app.fetch(new Request(`http://localhost:4010${path}`))
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }])
    expect(app.worlds.get('default').requests.list().at(-1)).toMatchObject({ path, status: 404 })
  },
)
