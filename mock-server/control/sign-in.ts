import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { userPoolClientId } from '../cognito/identifiers.ts'
import { hostedTokens, signInTokens } from '../cognito/tokens.ts'
import type { UserPool } from '../cognito/pool.ts'
import type { PoolUser } from '../cognito/users.ts'
import type { AppEnv } from '../router.ts'
import { answer, read } from './answer.ts'

const signInBody = z.strictObject({ email: z.string() })

/** People from Google or Apple come over the hosted pages, whose tokens may do less. */
const tokensOf = (pool: UserPool, user: PoolUser) =>
  user.identity
    ? hostedTokens(pool, user, { scope: 'openid email profile', nonce: undefined })
    : signInTokens(pool, user)

/**
 * Mounts the sign-in without a password: the tokens that the pool gives once everything that it asks is proved, for an
 * account that could sign in. `username` and `client_id` are what Amplify stores them under.
 */
export function mountSignIn(app: Hono<AppEnv>): void {
  app.post('/__mock__/sign-in', (c) =>
    read(c.req.raw, signInBody, async ({ email }) => {
      const { pool } = c.env.world
      const user = pool.users.find(email)
      if (!user) return answer({ detail: `Nobody has the e-mail ${email}.` }, 404)
      if (!user.enabled) return answer({ detail: 'The account is switched off.' }, 409)
      if (user.status !== 'CONFIRMED' && user.status !== 'EXTERNAL_PROVIDER') {
        return answer({ detail: `The account cannot sign in yet: it is ${user.status}.` }, 409)
      }
      const tokens = await tokensOf(pool, user)
      return answer({
        username: user.username,
        client_id: userPoolClientId,
        access_token: tokens.AccessToken,
        id_token: tokens.IdToken,
        refresh_token: tokens.RefreshToken,
        // tokens follow the clock of the world, which may not be that of the browser
        now: new Date(pool.now()).toISOString(),
      })
    }),
  )
}
