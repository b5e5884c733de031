// Care team operations, called with every role: a provider has access only where they hold the role (SEC-05,
// INV-05).
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Permission } from '#mock-server/permissions.ts'
import { permissions } from '#mock-server/permissions.ts'
import { app, freshWorld, POST } from './support/app.ts'
import type { CallOptions, Reply } from './support/client.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import type { Elsewhere, MadeElsewhere } from './support/elsewhere.ts'
import { careTeamCalls, sharedCalls } from './support/elsewhere.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

let guest: CallOptions['as'] = null
beforeAll(async () => {
  const consume = '/v1/invitations/invite-fleuve/consume_as_guest/'
  const { body } = await POST(consume, { invitation_accepted: true }, { as: null, world: 'guest' })
  guest = { bearer: String(Object(body).access_token) }
})

const methodOf = (id: string) =>
  operationsOfDocument.find(({ operationId }) => operationId === id)?.method ?? 'GET'

async function send(id: string, elsewhere: MadeElsewhere, as: CallOptions['as'], world = 'default') {
  const { path, body } = typeof elsewhere === 'function' ? await elsewhere() : elsewhere
  return call(app, methodOf(id), path, { as, body, world })
}

test('every operation of the care team is tried', () => {
  const held: [string, Permission][] = Object.entries(permissions)
  const ofCareTeams = held.flatMap(([id, { provider, patient }]) => (provider && !patient ? [id] : []))
  expect(Object.keys(careTeamCalls).toSorted()).toEqual(ofCareTeams.toSorted())
})

const calls = Object.entries(careTeamCalls)

const patients = calls.flatMap(([id, elsewhere]) =>
  (['maya', 'luc'] as const).map((person) => [id, person, elsewhere] as const),
)

testRows(patients, freshWorld)('%s refuses %s, a patient there: 403', async (id, person, elsewhere) => {
  const reply = await send(id, elsewhere, person)
  expect(reply.status).toBe(403)
  expectContract(id, reply)
})

testRows(calls, freshWorld)('%s refuses a guest there: 403', async (id, elsewhere) => {
  const reply = await send(id, elsewhere, guest, 'guest')
  expect(reply.status).toBe(403)
  expectContract(id, reply)
})

testRows(calls, freshWorld)('%s refuses who says nothing of themselves: 401', async (id, elsewhere) => {
  const reply = await send(id, elsewhere, null)
  expect(reply.status).toBe(401)
  expectContract(id, reply)
})

testRows(calls, freshWorld)('%s lets Odile in, who is on the care team there', async (id, elsewhere) => {
  expect((await send(id, elsewhere, 'odile')).status).toBeLessThan(300)
})

function expectNothing(is: Elsewhere['is'], { status, body }: Reply) {
  switch (is) {
    case 'hidden':
      return expect([status, body]).toEqual([404, { detail: 'Not found.' }])
    case 'refused':
      return expect(status).toBe(400)
    case 'gone':
      return expect([status, body]).toMatchObject([200, { results: [{ outcome: 'gone' }] }])
    case 'empty':
      return expect([status, body]).toMatchObject([200, { count: 0, results: [] }])
  }
}

describe('Samuel, on other care teams only', () => {
  testRows(Object.entries({ ...careTeamCalls, ...sharedCalls }), freshWorld)(
    '%s tells him nothing of Clinique du Fleuve',
    async (id, elsewhere) => {
      const { is } = typeof elsewhere === 'function' ? await elsewhere() : elsewhere
      const reply = await send(id, elsewhere, 'samuel')
      expectNothing(is, reply)
      expectContract(id, reply)
    },
  )

  test('still finds his own', async () => {
    const reply = await call(app, 'POST', '/v1/process-instances/filter/', { as: 'samuel', body: {} })
    expect(Object(reply.body).count).toBeGreaterThan(0)
  })
})
