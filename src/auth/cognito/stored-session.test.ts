// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { storedSession } from './stored-session.ts'

const NOW = 1_800_000_000
const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`
const alive = token({ sub: 'maya', exp: NOW + 5 })
const ending = token({ sub: 'maya', exp: NOW + 4 })

beforeEach(() => vi.useFakeTimers({ now: NOW * 1000 }))
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

testRows([
  [
    { accessToken: alive, idToken: alive },
    { accessToken: alive, subject: 'maya' },
  ],
  [{ accessToken: ending, idToken: alive }, undefined],
  [{ accessToken: alive, idToken: ending }, undefined],
  // The device clock is a second behind the server's, or ahead of it.
  [{ accessToken: alive, idToken: alive, clockDrift: '1000' }, undefined],
  [
    { accessToken: ending, idToken: alive, clockDrift: '-1000' },
    { accessToken: ending, subject: 'maya' },
  ],
  [{ accessToken: alive }, undefined],
  [{ idToken: alive }, undefined],
  [{ accessToken: 'no token', idToken: alive }, undefined],
  [{ accessToken: token({ sub: 'maya' }), idToken: alive }, undefined],
  [{ accessToken: token({ exp: NOW + 5 }), idToken: alive }, undefined],
  [{}, undefined],
])('the session of %j is %j', (items, session) => {
  localStorage.clear()
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'm')
  for (const [name, value] of Object.entries(items))
    localStorage.setItem(`CognitoIdentityServiceProvider.client.m.${name}`, value)
  expect(storedSession('client')).toEqual(session)
  expect(storedSession('other')).toBeUndefined()
})
