// Administrator operations, called with every role (SEC-05, PROD-05).
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Permission } from '#mock-server/permissions.ts'
import { permissions } from '#mock-server/permissions.ts'
import { adminCalls } from './support/admin-samples.ts'
import { app, freshWorld, POST } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'
import type { MadeSample } from './support/sample.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

let guest: CallOptions['as'] = null
beforeAll(async () => {
  const consume = '/v1/invitations/invite-fleuve/consume_as_guest/'
  const { body } = await POST(consume, { invitation_accepted: true }, { as: null })
  guest = { bearer: String(Object(body).access_token) }
})

const calls: [string, MadeSample][] = Object.entries(adminCalls)

async function send(id: string, made: MadeSample, as?: CallOptions['as']) {
  const sample = typeof made === 'function' ? await made() : made
  const method = operationsOfDocument.find(({ operationId }) => operationId === id)?.method ?? 'GET'
  return call(app, method, sample.path, { ...sample, ...(as !== undefined && { as }) })
}

test('every operation of administrators is tried', () => {
  const held: [string, Permission][] = Object.entries(permissions)
  const ofAdmins = held.flatMap(([id, callers]) => (Object.keys(callers).join() === 'admin' ? [id] : []))
  expect(Object.keys(adminCalls).toSorted()).toEqual(ofAdmins.toSorted())
})

const others = calls.flatMap(([id, made]) =>
  (['maya', 'luc', 'samuel', 'odile'] as const).map((person) => [id, person, made] as const),
)

testRows(others, freshWorld)('%s refuses %s: 403', async (id, person, made) => {
  const reply = await send(id, made, person)
  expect(reply.status).toBe(403)
  expectContract(id, reply)
})

testRows(calls, freshWorld)('%s refuses a guest: 403 or, when the visit is over, 401', async (id, made) => {
  const reply = await send(id, made, guest)
  expect([401, 403]).toContain(reply.status)
  expectContract(id, reply)
})

testRows(calls, freshWorld)('%s refuses who says nothing of themselves: 401', async (id, made) => {
  const reply = await send(id, made, null)
  expect(reply.status).toBe(401)
  expectContract(id, reply)
})

testRows(calls, freshWorld)('%s lets Priya in', async (id, made) => {
  const reply = await send(id, made)
  expect([reply.status < 300, reply.text]).toEqual([true, reply.text])
  expectContract(id, reply)
})
