import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../router.ts'
import type { World } from '../store/world.ts'
import { answer, read } from './answer.ts'

/** The email of each token's owner, by token, which is sent in a header. */
const tokensBody = z.record(z.string().check(z.regex(/^[\x21-\x7e]+$/)), z.string())

const tokensView = ({ tokens }: World) => ({ tokens: Object.fromEntries(tokens) })

/** Mounts `/__mock__/tokens`: fixed tokens for scripts, valid until they are replaced. */
export function mountTokens(app: Hono<AppEnv>): void {
  app.get('/__mock__/tokens', (c) => answer(tokensView(c.env.world)))
  app.put('/__mock__/tokens', (c) =>
    read(c.req.raw, tokensBody, (body) => {
      const { pool, tokens } = c.env.world
      const nobody = Object.values(body).find((email) => !pool.users.find(email))
      if (nobody !== undefined) return answer({ detail: `Nobody has the e-mail ${nobody}.` }, 404)
      tokens.clear()
      for (const [token, email] of Object.entries(body)) tokens.set(token, email)
      return answer(tokensView(c.env.world))
    }),
  )
}
