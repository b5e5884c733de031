import { cognitoFetch } from '../cognito-fetch.ts'
import type { CodeMessage } from '../delivery.ts'
import { userPoolClientId, userPoolName } from '../identifiers.ts'
import type { UserPool } from '../pool.ts'
import { createUserPool } from '../pool.ts'
import type { PoolUser } from '../users.ts'
import { srpClient } from './srp-client.ts'

/** The answer of one API call; `body` holds all members that tests read. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly __type?: string
    readonly message?: string
    readonly ChallengeName?: string
    readonly Session?: string
    readonly ChallengeParameters?: {
      readonly SALT: string
      readonly SRP_B: string
      readonly SECRET_BLOCK: string
      readonly USERNAME: string
      readonly USER_ID_FOR_SRP: string
    }
    readonly AuthenticationResult?: {
      readonly AccessToken: string
      readonly IdToken: string
      readonly RefreshToken?: string
      readonly ExpiresIn: number
      readonly TokenType: string
    }
    readonly CodeDeliveryDetails?: { readonly Destination: string }
    readonly UserSub?: string
    readonly UserConfirmed?: boolean
    readonly Username?: string
    readonly UserAttributes?: readonly { readonly Name: string; readonly Value: string }[]
  }
}

/** Calls the pool as a browser would: through `cognitoFetch`, with the wire format of AWS JSON 1.1. */
export async function call(pool: UserPool, operation: string, body: object | string): Promise<Answer> {
  const response = await cognitoFetch(
    pool,
    new Request('http://localhost/cognito-idp/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: typeof body === 'string' ? body : JSON.stringify({ ClientId: userPoolClientId, ...body }),
    }),
  )
  if (!response) throw new Error('The pool did not answer')
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** InitiateAuth and, if it answers a challenge, RespondToAuthChallenge: the answer that ended the sign-in. */
export async function signIn(pool: UserPool, email: string, password: string): Promise<Answer> {
  const client = srpClient(userPoolName)
  const opened = await call(pool, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: client.SRP_A },
  })
  const challenge = opened.body.ChallengeParameters
  if (!challenge) return opened
  return call(pool, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: client.answer(challenge, password, new Date(pool.now())),
  })
}

/** The tokens of a sign-in that must succeed. */
export async function tokensOf(pool: UserPool, email: string, password: string) {
  const { body } = await signIn(pool, email, password)
  const { AccessToken, IdToken, RefreshToken } = body.AuthenticationResult ?? {}
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error(`No tokens: ${JSON.stringify(body)}`)
  return { AccessToken, IdToken, RefreshToken }
}

export const maya = {
  sub: '3f0c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  email: 'maya@portage.test',
  password: 'Portage-2026!',
  status: 'CONFIRMED',
  given_name: 'Maya',
  family_name: 'Tremblay',
} as const

export const uma = {
  sub: '4f0c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  email: 'uma@portage.test',
  password: 'Portage-2026!',
  status: 'UNCONFIRMED',
} as const

/**
 * A pool with Maya (confirmed) and Uma (not confirmed), a clock that the test can set, the messages it sent (newest
 * first) and the accounts it told to be usable.
 */
export function poolWithPeople() {
  const clock = { at: Date.UTC(2026, 10, 5, 14, 5, 9) }
  const sent: CodeMessage[] = []
  const confirmed: PoolUser[] = []
  const pool = createUserPool({
    now: () => clock.at,
    deliver: (message) => void sent.unshift(message),
    onConfirmed: (user) => void confirmed.push(user),
  })
  pool.addUser(maya)
  pool.addUser(uma)
  return { pool, clock, sent, confirmed }
}

/** A refusal as the body of an answer. */
export const refusal = (name: string, message: string) => ({ __type: name, message })

/** Six digits that are surely not this code. */
export const otherThan = (code = '') => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
