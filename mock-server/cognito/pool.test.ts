import { expect, test, vi } from 'vitest'
import { BoundedMap } from './bounded-map.ts'
import { createUserPool } from './pool.ts'
import { maya } from './testing/pool-client.ts'

test('adding people computes nothing: the cryptography waits for the first sign-in', () => {
  const digest = vi.spyOn(crypto.subtle, 'digest')
  const generateKey = vi.spyOn(crypto.subtle, 'generateKey')
  const pool = createUserPool({ now: Date.now })
  for (let i = 0; i < 8; i++) pool.addUser({ ...maya, sub: crypto.randomUUID(), email: `p${i}@portage.test` })
  expect(digest).not.toHaveBeenCalled()
  expect(generateKey).not.toHaveBeenCalled()
})

test('an e-mail and a sub stand for one person', () => {
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
