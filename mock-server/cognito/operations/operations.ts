import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { getUser } from './account.ts'
import { getTokensFromRefreshToken } from './refresh.ts'
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts'
import { confirmForgotPassword, forgotPassword } from './reset.ts'
import { globalSignOut, revokeToken } from './sign-out.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts'

/** One call of the user pool API: unchecked members in, the answer's members out; refuses with a CognitoError. */
export type Operation = (pool: UserPool, body: RequestBody) => Promise<object>

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
])
