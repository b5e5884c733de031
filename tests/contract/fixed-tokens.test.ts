import { beforeEach, expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { app, GET, PUT } from './support/app.ts'
import { call } from './support/client.ts'

const as = null
const script = { bearer: 'test-token' }
const who = async (world = 'default') => {
  const { status, body } = await GET('/v1/users/current/', { as: script, world })
  return status === 200 ? Object(body).email : status
}

beforeEach(() => {
  for (const world of ['default', 'w1']) app.worlds.reset(world)
})

test('a fixed token identifies a person in its world, at any time', async () => {
  const tokens = { 'test-token': 'ana@portage.test' }
  expect((await PUT('/__mock__/tokens', tokens, { as })).body).toEqual({ tokens })
  expect([await who(), await who('w1')]).toEqual(['ana@portage.test', 401])
  await PUT('/__mock__/clock', { now: '2036-01-01T00:00:00Z' }, { as })
  expect(await who()).toBe('ana@portage.test')
})

test('it is replaced, goes with its world, and does not outlive a switched-off account', async () => {
  await PUT('/__mock__/tokens', { 'test-token': 'ana@portage.test' }, { as })
  await PUT('/__mock__/tokens', { 'test-token': 'Maya@portage.test' }, { as })
  expect(await who()).toBe('maya@portage.test')
  await PUT('/__mock__/identity/people', { email: 'maya@portage.test', enabled: false }, { as })
  expect(await who()).toBe(401)
  await PUT('/__mock__/tokens', {}, { as })
  expect((await GET('/__mock__/tokens', { as })).body).toEqual({ tokens: {} })
})

test('nobody and what no header can carry are refused', async () => {
  const unknown = await PUT('/__mock__/tokens', { one: 'nobody@portage.test' }, { as })
  expect([unknown.status, unknown.body]).toEqual([
    404,
    { detail: 'Nobody has the e-mail nobody@portage.test.' },
  ])
  expect((await PUT('/__mock__/tokens', { 'two words': 'ana@portage.test' }, { as })).status).toBe(400)
  expect((await GET('/__mock__/tokens', { as })).body).toEqual({ tokens: {} })
})

test('given at the start, it is in every world and stays after a reset', async () => {
  const server = createApp({ tokens: new Map([['test-token', 'ana@portage.test']]) })
  for (const world of ['default', 'w1']) {
    server.worlds.reset(world)
    expect((await call(server, 'GET', '/v1/users/current/', { as: script, world })).status).toBe(200)
  }
})
