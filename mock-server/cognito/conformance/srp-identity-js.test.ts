import { createRequire } from 'node:module'
import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { userPoolClientId, userPoolId, userPoolPath } from '../identifiers.ts'
import { withFastPowers } from '../testing/fast-powers.ts'
import type { ForeignPerson } from '../testing/foreign-people.ts'
import { addForeignPeople } from '../testing/foreign-people.ts'
import type { IdentityServer } from '../testing/identity-server.ts'
import { startIdentityServer } from '../testing/identity-server.ts'

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

/** Signs in as a page would that uses the library: the name in the access token, or the refusal. */
function outcome(Username: string, Password: string): Promise<string> {
  const Pool = new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: userPoolClientId,
    endpoint: server.origin + userPoolPath,
  })
  return new Promise((done) => {
    new CognitoUser({ Username, Pool }).authenticateUser(new AuthenticationDetails({ Username, Password }), {
      onSuccess: (session) => {
        const valid = session.isValid() ? 'valid' : 'not valid'
        done(`${valid}: ${String(session.getIdToken().decodePayload().email)}`)
      },
      onFailure: ({ name, message }: Error) => done(`${name}: ${message}`),
    })
  })
}

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

  test.each(Array.from({ length: rounds }, (_, round) => round))(
    '20 sign in with the right password and not with a wrong one, round %i',
    async (round) => {
      const these = crowd.slice(round * peopleARound, (round + 1) * peopleARound)
      expect(these).toHaveLength(peopleARound)
      for (const { email, right, wrong } of these) {
        expect(await outcome(email, wrong), wrong).toBe(wrongPassword)
        expect(await outcome(email, right), right).toBe(`valid: ${email}`)
      }
    },
  )
})
