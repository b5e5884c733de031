// A person of the seeds as the benches need her: her access token by a real SRP sign-in, without a browser.
import { tsImport } from 'tsx/esm/api'
import { ask } from './processes.mjs'

/** @typedef {typeof import('../../mock-server/cognito/testing/srp-client.ts')} SrpModule */

/**
 * @param {{ port: number }} server the mock server
 * @param {string} email
 * @param {string} [world] of which the token is; the main one without it
 * @returns {Promise<string>} an access token
 * @throws when the server does not know the person of that name or refuses her password
 */
export async function accessTokenOf({ port }, email, world = 'default') {
  const named = { 'x-mock-world': world }
  /** @param {string} path */
  const json = async (path) => JSON.parse((await ask(port, { path, headers: named })).body.toString())
  const { people } = await json('/__mock__/people')
  const { password } = people.find((/** @type {{ email: string }} */ one) => one.email === email)
  const { userPoolId, userPoolClientId, userPoolEndpoint } = (await json('/config.json')).identity

  /** @param {string} operation @param {object} body */
  const call = async (operation, body) => {
    const reply = await ask(port, {
      method: 'POST',
      path: new URL(userPoolEndpoint).pathname,
      headers: {
        ...named,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: userPoolClientId, ...body }),
    })
    if (reply.status !== 200) throw new Error(`${operation} of ${email}: ${reply.body.toString()}`)
    return JSON.parse(reply.body.toString())
  }

  /** @type {SrpModule} */
  const { srpClient } = await tsImport('../../mock-server/cognito/testing/srp-client.ts', import.meta.url)
  const client = srpClient(userPoolId.split('_')[1])
  const opened = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: client.SRP_A },
  })
  const proved = await call('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: client.answer(opened.ChallengeParameters, password),
  })
  return proved.AuthenticationResult.AccessToken
}
