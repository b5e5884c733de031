// Where a person is signed in, and signing out there.
import { beforeEach, expect, test } from 'vitest'
import type { UserSessionList } from '#generated/model/index.ts'
import { refresh } from '#mock-server/cognito/operations/refresh.ts'
import { signInTokens } from '#mock-server/cognito/tokens.ts'
import { browserOf } from '#mock-server/engine/browser-of.ts'
import { iso } from '#mock-server/store/clock.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { testRows } from '../support/table.ts'
import { app, DELETE, freshWorld, GET } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

const path = '/v1/users/current/sessions/'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
const world = () => app.worlds.get('default')

beforeEach(freshWorld)

async function signedIn(person: 'maya' | 'theo') {
  const { pool } = world()
  const user = pool.users.find(people[person].email)
  if (!user) throw new Error(`${person} is not in the pool`)
  const { AccessToken: bearer, RefreshToken = '' } = await signInTokens(pool, user)
  return { as: { bearer }, RefreshToken }
}
async function sessions(as: { bearer: string }) {
  const reply = await GET(path, { as, headers: { 'user-agent': firefox } })
  expectContract('listUserSessions', reply)
  return (reply.body as UserSessionList).results
}

test('lists this session and the other ones, the last used first, each with what it was last used with', async () => {
  const { as } = await signedIn('maya')
  expect(await sessions(as)).toEqual([
    expect.objectContaining({ is_current: true, browser: 'Firefox', platform: 'Windows' }),
    expect.objectContaining({ is_current: false, browser: 'Safari', platform: 'iPhone' }),
  ])
  world().clock.advance(3_600_000 / 2)
  const [here, phone] = await sessions(as)
  expect(here?.last_used_at).toBe(iso(world().clock.now()))
  expect(Date.parse(here?.started_at ?? '')).toBeLessThan(world().clock.now())
  expect(Date.parse(phone?.last_used_at ?? '')).toBeGreaterThan(Date.parse(phone?.started_at ?? ''))
})

test('a session that was ended is not listed, and neither of its tokens works', async () => {
  const here = await signedIn('maya')
  const there = await signedIn('maya')
  const [current, other] = await Promise.all([sessions(here.as), sessions(there.as)])
  const id = other.find((one) => one.is_current)?.id ?? ''
  expect(current.some((one) => one.id === id)).toBe(true)
  const ended = await DELETE(`${path}${id}/`, { as: here.as })
  expectContract('endUserSession', ended)
  expect(ended.status).toBe(204)
  expect((await sessions(here.as)).map((one) => one.id)).not.toContain(id)
  expect((await GET(path, { as: there.as })).status).toBe(401)
  await expect(refresh(world().pool, there.RefreshToken)).rejects.toThrow('revoked')
  expect((await DELETE(`${path}${id}/`, { as: here.as })).status).toBe(404)
})

test('someone else neither sees nor ends it', async () => {
  const { as } = await signedIn('theo')
  expect((await sessions(as)).map(({ is_current: isCurrent }) => isCurrent)).toEqual([true])
  expect((await DELETE(`${path}${uuidOf('session:maya')}/`, { as })).status).toBe(404)
})

test('a session whose refresh token expired is not listed', async () => {
  world().clock.advance(22 * 86_400_000)
  expect((await sessions((await signedIn('maya')).as)).map(({ platform }) => platform)).toEqual(['Windows'])
})

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
testRows([
  ['Firefox', 'Windows', firefox],
  ['Chrome', 'Mac', `${mac} ${chrome} Safari/537.36`],
  ['Safari', 'Mac', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`],
  ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/115.0.0.0`],
  ['Samsung Internet', 'Android', `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 ${chrome} Mobile`],
  ['Chrome', 'iPad', 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) CriOS/131.0 Mobile Safari/604.1'],
  ['Chrome', 'Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
  [null, null, 'curl/8.9.1'],
  [null, null, null],
] as const)('%s on %s', (browser, platform, userAgent) => {
  expect(browserOf(userAgent)).toEqual({ browser, platform })
})
