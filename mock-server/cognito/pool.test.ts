import { expect, test, vi } from 'vitest'
import { BoundedMap } from './bounded-map.ts'
import { createUserPool } from './pool.ts'
import { maya } from './testing/pool-client.ts'
import { testRows } from '#tests/support/table.ts'

test('adding people computes nothing: the cryptography waits for the first sign-in', () => {
  const digest = vi.spyOn(crypto.subtle, 'digest')
  const generateKey = vi.spyOn(crypto.subtle, 'generateKey')
  const pool = createUserPool({ now: Date.now })
  for (let i = 0; i < 8; i++) pool.addUser({ ...maya, sub: crypto.randomUUID(), email: `p${i}@portage.test` })
  expect(digest).not.toHaveBeenCalled()
  expect(generateKey).not.toHaveBeenCalled()
})

test('an email and a sub identify one person', () => {
  const pool = createUserPool({ now: Date.now })
  pool.addUser(maya)
  const other = { ...maya, sub: crypto.randomUUID() }
  expect(() => pool.addUser({ ...other, email: 'MAYA@portage.test' })).toThrow('already has a user')
  expect(() => pool.addUser({ ...maya, email: 'other@portage.test' })).toThrow('already has a user')
})

test('a bounded map forgets the oldest entry', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 2, 4])
  expect(map.take('c')).toBe(4)
  expect(map.take('c')).toBeUndefined()
})

test('people from a provider keep their addresses in small letters', () => {
  const pool = createUserPool({ now: () => 0 })
  const identity = { provider: 'Google', id: '1', linkedAt: 0 } as const
  const user = pool.users.addFederated({ sub: crypto.randomUUID(), email: 'Zoe@Portage.test', identity })
  expect([user.email, pool.users.find('ZOE@portage.test')]).toEqual(['zoe@portage.test', user])
})

testRows([
  ['challenges', 1000],
  ['steps', 1000],
  ['verified', 2000],
] as const)('a pool remembers the last %2$i %1$s', (name, limit) => {
  const map: { set: (key: string, value: never) => void; get: (key: string) => unknown } = createUserPool({
    now: () => 0,
  })[name]
  for (let at = 0; at <= limit; at += 1) map.set(String(at), {} as never)
  expect([map.get('0'), map.get('1')]).toEqual([undefined, {}])
})

testRows(['requests', 'codes', 'sessions'] as const)('the hosted pages remember the last 1000 %s', (name) => {
  const map: { set: (key: string, value: never) => void; get: (key: string) => unknown } = createUserPool({
    now: () => 0,
  }).hosted[name]
  for (let at = 0; at <= 1000; at += 1) map.set(String(at), {} as never)
  expect([map.get('0'), map.get('1')]).toEqual([undefined, {}])
})

test('a pool remembers the last 1000 strangers and 10,000 identities', () => {
  const pool = createUserPool({ now: () => 0 })
  const strangers = Array.from({ length: 1001 }, (_, at) => pool.stranger(`Nobody-${at}@portage.test`))
  const [first, second] = strangers
  expect(second && pool.isStranger(second)).toBe(true)
  expect(first && pool.isStranger(first)).toBe(false)
  expect(pool.stranger('nobody-1@PORTAGE.test')).toBe(second)
  const ids = Array.from({ length: 10_001 }, (_, at) => pool.identities.add(`sub-${at}`))
  expect([pool.identities.loginOf(ids[0] ?? ''), pool.identities.loginOf(ids[1] ?? '')]).toEqual([
    undefined,
    'sub-1',
  ])
  expect([pool.identities.ofLogin('sub-0'), pool.identities.ofLogin('sub-1')]).toEqual([undefined, ids[1]])
})
