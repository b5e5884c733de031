import { limitExceeded } from '../codes.ts'
import { notAuthorized } from '../errors.ts'
import { countFailure } from '../lock-out.ts'
import { checkPassword } from '../password-policy.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requiredText } from '../request-body.ts'
import { hasPassword, setPassword } from '../users.ts'
import { requireSignedIn } from './account.ts'

/**
 * Another password for the signed-in person.
 * @throws CognitoError NotAuthorizedException for a wrong old one, which counts towards the lock-out, and
 *   LimitExceededException while that lasts
 */
export async function changePassword(pool: UserPool, body: RequestBody): Promise<object> {
  const previous = requiredText(body, 'PreviousPassword')
  const proposed = requiredText(body, 'ProposedPassword')
  checkPassword(proposed)
  const { user } = await requireSignedIn(pool, body)
  if (user.attempts.lockedUntil > pool.now()) throw limitExceeded()
  if (!(await hasPassword(user, previous))) {
    countFailure(user.attempts, pool.now())
    throw notAuthorized()
  }
  setPassword(user, proposed)
  return {}
}
