import { base64Url, randomBytes } from './encoding.ts'
import { invalidParameter, notAuthorized } from './errors.ts'
import type { PendingStep, Step } from './pending-step.ts'
import type { UserPool } from './pool.ts'
import type { RequestBody } from './request-body.ts'
import type { PoolUser } from './users.ts'
import { isNamed } from './users.ts'

const wrongAllowed = 5

/** Keeps an open step of a sign-in for three minutes (IDENT-41); the `Session` that leads to it. */
export function keepStep(pool: UserPool, user: PoolUser, step: Step): string {
  const session = base64Url(randomBytes(120))
  const expires = pool.now() + pool.settings.challengeTtl * 1000
  pool.steps.set(session, { user, step, expires, wrong: 0, used: false })
  return session
}

type PendingOf<Kind extends Step['kind']> = PendingStep & { readonly step: Extract<Step, { kind: Kind }> }

const isOf = <Kind extends Step['kind']>(pending: PendingStep, kind: Kind): pending is PendingOf<Kind> =>
  pending.step.kind === kind

/**
 * The open step behind the request's `Session`.
 * @throws CognitoError InvalidParameterException without a session; NotAuthorizedException when it is unknown, for
 *   another step, used, lapsed, or was answered wrongly five times
 */
export function heldStep<Kind extends Step['kind']>(
  pool: UserPool,
  body: RequestBody,
  kind: Kind,
): PendingOf<Kind> {
  const pending = pool.steps.get(requiredSession(body))
  if (!pending || pending.wrong >= wrongAllowed) throw invalidSession()
  if (pending.used) throw notAuthorized('Invalid session for the user, session can only be used once.')
  if (pending.expires <= pool.now()) {
    throw notAuthorized('Invalid session for the user, session is expired.')
  }
  if (!isOf(pending, kind)) throw invalidSession()
  return pending
}

export function requiredSession({ Session }: RequestBody): string {
  if (typeof Session === 'string' && Session !== '') return Session
  throw invalidParameter('Missing required parameter Session')
}

export const invalidSession = () => notAuthorized('Invalid session for the user.')

/** Throws unless the step is of the person whom the request names. */
export function requireOwner({ user }: PendingStep, name: string): void {
  if (!isNamed(user, name)) throw invalidSession()
  if (!user.enabled) throw notAuthorized('User is disabled.')
}
