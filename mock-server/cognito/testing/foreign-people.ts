import { createHash } from 'node:crypto'
import type { UserPool } from '../pool.ts'
import type { PasswordPair } from './any-passwords.ts'
import { anyPasswords } from './any-passwords.ts'

/** A user of the pool, with the correct password and a wrong one. */
export type ForeignPerson = PasswordPair & { readonly email: string }

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A UUID that is the same for the same text: it goes into the hashes, so a failure must come again. */
function uuidOf(text: string): string {
  const hex = digest(text)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** Adds people with random passwords to a pool, deterministic per seed. */
export function addForeignPeople(pool: UserPool, seed: number, count: number): ForeignPerson[] {
  return anyPasswords(seed, count).map((pair, turn) => {
    const email = `person-${turn}@portage.test`
    pool.addUser({ sub: uuidOf(`${seed} ${turn}`), email, password: pair.right, status: 'CONFIRMED' })
    return { ...pair, email }
  })
}
