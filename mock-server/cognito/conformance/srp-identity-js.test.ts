import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { withFastPowers } from '../testing/fast-powers.ts'
import type { ForeignPerson } from '../testing/foreign-people.ts'
import { addForeignPeople } from '../testing/foreign-people.ts'
import { memoryStorage, signInByIdentityJs } from '../testing/identity-js.ts'
import type { IdentityServer } from '../testing/identity-server.ts'
import { startIdentityServer } from '../testing/identity-server.ts'
import { testRows } from '#tests/support/table.ts'

const rounds = 10
const peopleARound = 20

// the copy of its numbers that the library itself has loaded
const { default: BigInteger } = createRequire(import.meta.url)('amazon-cognito-identity-js/lib/BigInteger')

let server: IdentityServer
let crowd: ForeignPerson[] = []
beforeAll(async () => {
  server = await startIdentityServer()
  crowd = addForeignPeople(server.world.pool, 33, rounds * peopleARound)
})
afterAll(() => server.stop())

const Storage = memoryStorage()
const outcome = (email: string, typed: string) =>
  signInByIdentityJs(server, { email, password: typed, Storage })

const wrongPassword = 'NotAuthorizedException: Incorrect username or password.'

test('amazon-cognito-identity-js on its own arithmetic signs Maya in, and not with a wrong password', async () => {
  const { email } = people.maya
  expect(await outcome(email, password)).toBe(`valid: ${email}`)
  expect(await outcome(email, `${password}x`)).toBe(wrongPassword)
})

describe('200 people with any passwords (IDENT-11, IDENT-12)', () => {
  let ownArithmetic: () => void
  beforeAll(() => {
    ownArithmetic = withFastPowers(BigInteger)
  })
  afterAll(() => ownArithmetic())

  testRows(Array.from({ length: rounds }, (_, round) => round))(
    '20 sign in with the right password, round %i',
    async (round) => {
      const these = crowd.slice(round * peopleARound, (round + 1) * peopleARound)
      expect(these).toHaveLength(peopleARound)
      for (const { email, right } of these) expect(await outcome(email, right), right).toBe(`valid: ${email}`)
    },
  )

  test('20 of them do not sign in with a password that is nearly theirs', async () => {
    for (const { email, wrong } of crowd.slice(0, peopleARound))
      expect(await outcome(email, wrong), wrong).toBe(wrongPassword)
  })
})
