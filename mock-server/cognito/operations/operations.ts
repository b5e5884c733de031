import { CognitoError } from '../errors.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { getUser, getUserAuthFactors } from './account.ts'
import { changePassword } from './change-password.ts'
import { confirmDevice } from './confirm-device.ts'
import { initiateAuth } from './initiate-auth.ts'
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from './passkeys.ts'
import { getTokensFromRefreshToken } from './refresh.ts'
import { respondToAuthChallenge } from './respond.ts'
import { confirmForgotPassword, forgotPassword } from './reset.ts'
import { setUserMfaPreference } from './second-factor.ts'
import { globalSignOut, revokeToken } from './sign-out.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts'
import { associateSoftwareToken, verifySoftwareToken } from './software-token.ts'

/**
 * One call of the user pool API: unchecked members in, the answer's members out; refuses with a CognitoError.
 * @param rpId the host of the portal, which its passkeys are for
 */
export type Operation = (pool: UserPool, body: RequestBody, rpId: string) => Promise<object>

/** Cognito operations that this pool does not support: other devices, attributes. */
const notEnabled = [
  'GetDevice',
  'ListDevices',
  'UpdateDeviceStatus',
  'ForgetDevice',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'GetUserAttributeVerificationCode',
  'VerifyUserAttribute',
  'SetUserSettings',
  'DeleteUser',
]

const refuse: Operation = async () => {
  throw new CognitoError('OperationNotEnabledException', 'This operation is not enabled for the user pool.')
}

/** By the name in `x-amz-target`. A call that is not listed is answered 400, see `cognitoFetch`. */
export const userPoolOperations: ReadonlyMap<string, Operation> = new Map([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['GetUser', getUser],
  ['GetUserAuthFactors', getUserAuthFactors],
  ['ChangePassword', changePassword],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['ConfirmDevice', confirmDevice],
  ['StartWebAuthnRegistration', startWebAuthnRegistration],
  ['CompleteWebAuthnRegistration', completeWebAuthnRegistration],
  ['ListWebAuthnCredentials', listWebAuthnCredentials],
  ['DeleteWebAuthnCredential', deleteWebAuthnCredential],
  ...notEnabled.map((name) => [name, refuse] as const),
])
