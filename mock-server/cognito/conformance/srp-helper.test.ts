import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { withFastPowers } from '../testing/fast-powers.ts'
import type { ForeignPerson } from '../testing/foreign-people.ts'
import { addForeignPeople } from '../testing/foreign-people.ts'
import type { IdentityServer } from '../testing/identity-server.ts'
import { startIdentityServer } from '../testing/identity-server.ts'
import { complete, refusalOf, usersClient } from '../testing/sdk-client.ts'
import { signInByHelper } from '../testing/srp-helper.ts'
import { testRows } from '#tests/support/table.ts'

const rounds = 10
const peopleARound = 20

// the copy of its numbers that the library itself has loaded
const ours = createRequire(import.meta.url)
const { BigInteger } = createRequire(ours.resolve('cognito-srp-helper'))('jsbn')

let server: IdentityServer
let cognito: ReturnType<typeof usersClient>
let crowd: ForeignPerson[] = []
beforeAll(async () => {
  server = await startIdentityServer()
  cognito = usersClient(server)
  crowd = addForeignPeople(server.world.pool, 3, rounds * peopleARound)
})
afterAll(() => server.stop())

const wrongPassword = 'NotAuthorizedException: Incorrect username or password.'

test('cognito-srp-helper on its own arithmetic signs Maya in, and not with a wrong password', async () => {
  const { email } = people.maya
  expect(await signInByHelper(cognito, { email, password })).toEqual(complete)
  expect(await refusalOf(signInByHelper(cognito, { email, password: `${password}x` }))).toBe(wrongPassword)
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
      for (const { email, right } of these)
        expect(await signInByHelper(cognito, { email, password: right }), right).toEqual(complete)
    },
  )

  test('20 of them do not sign in with a password that is nearly theirs', async () => {
    for (const { email, wrong } of crowd.slice(0, peopleARound))
      expect(await refusalOf(signInByHelper(cognito, { email, password: wrong })), wrong).toBe(wrongPassword)
  })
})
