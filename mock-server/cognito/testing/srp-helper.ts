import type { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider'
import { createSrpSession, signSrpSession, wrapAuthChallenge, wrapInitiateAuth } from 'cognito-srp-helper'
import { userPoolClientId, userPoolId } from '../identifiers.ts'

const ClientId = userPoolClientId

/**
 * Signs in with SRP as its readme shows it: the AWS SDK carries what `cognito-srp-helper` computes.
 * @param DEVICE_KEY the device that the client says it is
 */
export async function signInByHelper(
  cognito: CognitoIdentityProvider,
  { email, password, DEVICE_KEY }: { email: string; password: string; DEVICE_KEY?: string },
) {
  const session = createSrpSession(email, password, userPoolId, false)
  const opened = await cognito.initiateAuth(
    wrapInitiateAuth(session, {
      ClientId,
      AuthFlow: 'USER_SRP_AUTH' as const,
      AuthParameters: { CHALLENGE_NAME: 'SRP_A', USERNAME: email, ...(DEVICE_KEY && { DEVICE_KEY }) },
    }),
  )
  return cognito.respondToAuthChallenge(
    wrapAuthChallenge(signSrpSession(session, opened), {
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER' as const,
      ChallengeResponses: { USERNAME: email, ...(DEVICE_KEY && { DEVICE_KEY }) },
    }),
  )
}
