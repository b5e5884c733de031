import { base64, randomBytes } from './encoding.ts'
import { invalidParameter, notAuthorized } from './errors.ts'
import type { UserPool } from './pool.ts'
import type { RequestBody } from './request-body.ts'
import { parameters } from './request-body.ts'
import type { SrpChallenge } from './srp-challenge.ts'
import type { Verifier } from './srp.ts'
import { provesPassword, startExchange } from './srp.ts'
import { isNamed } from './users.ts'

type Asked = Pick<SrpChallenge, 'user' | 'device' | 'domain' | 'userId'> & {
  readonly verifier: Verifier
  /** `SRP_A`, hex. */
  readonly clientPublic: string
}

/** Opens an exchange: the `ChallengeParameters` that both kinds of it have. */
export async function openExchange(pool: UserPool, { verifier, clientPublic, ...whose }: Asked) {
  const exchange = await startExchange(clientPublic, verifier)
  if (!exchange) throw invalidParameter('Invalid SRP_A')
  const secretBlock = randomBytes(512)
  const SECRET_BLOCK = base64(secretBlock)
  const expires = pool.now() + pool.settings.challengeTtl * 1000
  pool.challenges.set(SECRET_BLOCK, { ...whose, exchange, secretBlock, expires })
  return {
    SALT: verifier.salt.toString(16),
    SECRET_BLOCK,
    SRP_B: exchange.B.toString(16),
    USERNAME: whose.user.username,
  }
}

/**
 * The exchange that the request answers, which can be done once, and whether the answer proves the password.
 * @throws CognitoError NotAuthorizedException when there is no such exchange of this person
 */
export function answerExchange(
  pool: UserPool,
  body: RequestBody,
): { readonly challenge: SrpChallenge; readonly proved: () => Promise<boolean> } {
  const claim = parameters(body, 'ChallengeResponses', [
    'USERNAME',
    'PASSWORD_CLAIM_SECRET_BLOCK',
    'PASSWORD_CLAIM_SIGNATURE',
    'TIMESTAMP',
  ])
  const challenge = pool.challenges.take(claim.PASSWORD_CLAIM_SECRET_BLOCK)
  if (!challenge) throw notAuthorized()
  if (challenge.expires <= pool.now()) {
    throw notAuthorized('Invalid session for the user, session is expired.')
  }
  if (!isCognitoTimestamp(claim.TIMESTAMP)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  }
  const { user, domain, userId, exchange, secretBlock } = challenge
  if (!isNamed(user, claim.USERNAME)) throw notAuthorized()
  const { TIMESTAMP: timestamp, PASSWORD_CLAIM_SIGNATURE: signature } = claim
  return {
    challenge,
    proved: () => provesPassword(exchange, { domain, userId, secretBlock, timestamp, signature }),
  }
}

/** `Thu Nov 5 14:05:09 UTC 2026`: always English and UTC, the day without a leading zero. */
const isCognitoTimestamp = (text: string): boolean =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d? \d\d:\d\d:\d\d UTC \d{4}$/.test(
    text,
  )
