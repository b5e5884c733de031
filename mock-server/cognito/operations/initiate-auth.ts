import { invalidParameter } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { notInEnum, optionalText, parameters, requireClient, requiredText } from '../request-body.ts'
import { chooseFirstFactor } from './choice.ts'
import { candidate, passwordVerifier, plainPassword } from './password.ts'
import { refreshWithoutRotation } from './refresh.ts'

/** `AuthFlowType` of the API. */
const flows = [
  'USER_SRP_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
  'CUSTOM_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'USER_AUTH',
] as const

/**
 * Opens a sign-in (IDENT-11). All flows of a client are switched on; the custom one has no trigger to go on with, and
 * refreshing in this way ends when tokens rotate.
 */
export async function initiateAuth(pool: UserPool, body: RequestBody, rpId: string): Promise<object> {
  requireClient(body)
  const asked = requiredText(body, 'AuthFlow')
  const flow = flows.find((one) => one === asked)
  switch (flow) {
    case 'USER_SRP_AUTH': {
      const { USERNAME, SRP_A } = parameters(body, 'AuthParameters', ['USERNAME', 'SRP_A'])
      return passwordVerifier(pool, candidate(pool, USERNAME), SRP_A)
    }
    case 'USER_PASSWORD_AUTH': {
      const { USERNAME, PASSWORD } = parameters(body, 'AuthParameters', ['USERNAME', 'PASSWORD'])
      const deviceKey = optionalText(body, 'AuthParameters', 'DEVICE_KEY')
      return plainPassword(pool, candidate(pool, USERNAME), PASSWORD, deviceKey)
    }
    case 'USER_AUTH':
      return chooseFirstFactor(pool, body, rpId)
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      const { REFRESH_TOKEN } = parameters(body, 'AuthParameters', ['REFRESH_TOKEN'])
      return {
        ChallengeParameters: {},
        AuthenticationResult: await refreshWithoutRotation(pool, REFRESH_TOKEN, flow),
      }
    }
    case 'CUSTOM_AUTH':
      throw invalidParameter('Custom auth lambda trigger is not configured for the user pool.')
    case 'ADMIN_NO_SRP_AUTH':
    case 'ADMIN_USER_PASSWORD_AUTH':
      throw invalidParameter('Initiate Auth method not supported.')
    case undefined:
      throw notInEnum('authFlow', asked, flows)
  }
}
