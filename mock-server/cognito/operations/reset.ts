import { codeMismatch, redeemCode, sendCode } from '../codes.ts'
import { deliveryTo } from '../delivery.ts'
import { invalidParameter, notAuthorized } from '../errors.ts'
import { checkPassword } from '../password-policy.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { requireClient, requiredText } from '../request-body.ts'
import type { PoolUser } from '../users.ts'
import { setPassword } from '../users.ts'
import { unknownUser } from './unknown-user.ts'

/** Why a person cannot have a reset code; undefined when nothing is in the way. */
function obstacle(user: PoolUser) {
  if (!user.enabled) return notAuthorized('User is disabled.')
  switch (user.status) {
    case 'EXTERNAL_PROVIDER':
    case 'FORCE_CHANGE_PASSWORD':
      return notAuthorized('User password cannot be reset in the current state.')
    case 'UNCONFIRMED':
    case 'CONFIRMED':
    case 'RESET_REQUIRED':
      // the portal reads this one as an account that was never confirmed (ERR-20)
      return user.emailVerified
        ? undefined
        : invalidParameter(
            'Cannot reset password for the user as there is no registered/verified email or phone_number',
          )
  }
}

/**
 * Sends a code for a new password (IDENT-13). A pool that hides existing users pretends to send one to everyone
 * who cannot have one.
 */
export async function forgotPassword(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  const name = requiredText(body, 'Username')
  const user = pool.users.find(name)
  const refusal = user ? obstacle(user) : unknownUser(pool)
  if (refusal && pool.settings.preventUserExistenceErrors === 'LEGACY') throw refusal
  if (!user || refusal) return { CodeDeliveryDetails: deliveryTo(name) }
  return { CodeDeliveryDetails: sendCode(pool, user, 'reset') }
}

/** Sets a new password with the code (IDENT-14). */
export async function confirmForgotPassword(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  const name = requiredText(body, 'Username')
  const code = requiredText(body, 'ConfirmationCode')
  const password = requiredText(body, 'Password')
  checkPassword(password)
  const user = pool.users.find(name)
  if (!user) throw unknownUser(pool) ?? codeMismatch()
  if (!user.enabled) throw notAuthorized('User is disabled.')
  redeemCode(pool, user, 'reset', code)
  setPassword(user, password)
  user.status = 'CONFIRMED'
  return {}
}
