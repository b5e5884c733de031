// An answer is given again without being made again, and only as long as it is what would be made.
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { signInTokens } from '../cognito/tokens.ts'
import { operations } from '../operations/operations.ts'
import { uuidOf } from '../store/ids.ts'
import { people } from '../store/seeds/people.ts'

const app = createApp()
const world = () => app.worlds.get('default')
const patients = vi.spyOn(operations, 'listPatients')
const tokens = new Map<string, string>()

type Name = 'maya' | 'theo' | 'samuel'

/** Calls with a token created beforehand, because signing in is a change, too. */
async function ask(path: string, as: Name = 'maya', init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${tokens.get(as)}`, 'content-type': 'application/json' }
  const response = await app.fetch(new Request(`http://localhost:4010${path}`, { ...init, headers }))
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

async function signIn(name: Name) {
  const { pool } = world()
  const user = pool.users.find(people[name].email)
  if (user) tokens.set(name, (await signInTokens(pool, user)).AccessToken)
}

beforeEach(async () => {
  app.worlds.reset('default')
  for (const name of ['maya', 'theo', 'samuel'] as const) await signIn(name)
  patients.mockClear()
})

test('the same question is answered once while nothing changes, for each who asks', async () => {
  const first = await ask('/v1/patients/')
  expect(await ask('/v1/patients/')).toEqual(first)
  expect(patients).toHaveBeenCalledOnce()
  expect((await ask('/v1/patients/', 'theo')).body).not.toEqual(first.body)
  expect((await ask('/v1/patients/?page_size=1')).body.results).toHaveLength(1)
  expect(patients).toHaveBeenCalledTimes(3)
})

test.each<[string, () => unknown]>([
  [
    'a call that writes',
    () => ask(`/v1/patients/${uuidOf('patient:maya')}/`, 'maya', { method: 'PATCH', body: '{}' }),
  ],
  ['a row that comes', () => world().tables.patients.delete(uuidOf('patient:maya'))],
  [
    'a step of signing in',
    () => app.fetch(new Request('http://localhost:4010/cognito-idp/', { method: 'POST' })),
  ],
  [
    'the control',
    () => app.fetch(new Request('http://localhost:4010/__mock__/identity', { method: 'PUT', body: '{}' })),
  ],
  [
    'a file that is sent',
    () => app.fetch(new Request('http://localhost:4010/media/document-files/x', { method: 'PUT' })),
  ],
])('%s may change it', async (_, change) => {
  await ask('/v1/patients/')
  await change()
  await ask('/v1/patients/')
  expect(patients).toHaveBeenCalledTimes(2)
})

test('a reset world has no stored responses', async () => {
  const path = '/v1/organizations/'
  const organizations = vi.spyOn(operations, 'listOrganizations')
  await ask(path)
  app.worlds.reset('default')
  await signIn('maya')
  await ask(path)
  expect(organizations).toHaveBeenCalledTimes(2)
})

test('what hangs on the clock is made each time', async () => {
  const attention = vi.spyOn(operations, 'listAttentionItems')
  for (const _ of [1, 2]) {
    expect(
      (await ask(`/v1/attention-items/?organization=${uuidOf('organization:lakeside')}`, 'samuel')).status,
    ).toBe(200)
  }
  expect(attention).toHaveBeenCalledTimes(2)
})

test('who was signed out is not answered any more', async () => {
  expect((await ask('/v1/patients/')).status).toBe(200)
  world().pool.revokeAll(world().pool.users.find(people.maya.email)?.sub ?? '')
  expect((await ask('/v1/patients/')).status).toBe(401)
})
