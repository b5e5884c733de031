import { userPoolClientId, userPoolName } from '#mock-server/cognito/identifiers.ts'
import { srpClient } from '#mock-server/cognito/testing/srp-client.ts'
import { password } from '#mock-server/store/seeds/people.ts'
import { app, GET } from './app.ts'
import { call } from './client.ts'

/** One call of the user pool API in the default world. */
export async function identity(operation: string, body: object) {
  const reply = await call(app, 'POST', '/cognito-idp/', {
    as: null,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: { ClientId: userPoolClientId, ...body },
  })
  return { status: reply.status, body: Object(reply.body) }
}

/** The answer that ends the proof of a password: tokens, the next challenge or a refusal. */
export async function signIn(email: string, secret: string = password) {
  const client = srpClient(userPoolName)
  const opened = await identity('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: client.SRP_A },
  })
  const { ChallengeParameters } = opened.body
  if (!ChallengeParameters) return opened
  return identity('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: client.answer(ChallengeParameters, secret, new Date()),
  })
}

/** The newest code that was sent to an address or phone, as a test of the portal reads it. */
export async function codeFor(to: string): Promise<string> {
  const { body } = await GET(`/__mock__/mailbox?to=${encodeURIComponent(to)}`, { as: null })
  return String(Object(body).mails[0]?.code)
}
