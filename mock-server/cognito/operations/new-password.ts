import { afterPassword } from '../challenges.ts'
import { checkPassword } from '../password-policy.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { parameters } from '../request-body.ts'
import { heldStep, requireOwner } from '../step-sessions.ts'
import { setPassword } from '../users.ts'

/** The password in place of a temporary one (IDENT-35); one that breaks the policy leaves the step open. */
export async function answerNewPassword(pool: UserPool, body: RequestBody): Promise<object> {
  const given = parameters(body, 'ChallengeResponses', ['USERNAME', 'NEW_PASSWORD'])
  const pending = heldStep(pool, body, 'NEW_PASSWORD_REQUIRED')
  requireOwner(pending, given.USERNAME)
  checkPassword(given.NEW_PASSWORD)
  pending.used = true
  const { user } = pending
  setPassword(user, given.NEW_PASSWORD)
  user.status = 'CONFIRMED'
  return afterPassword(pool, user)
}
