import { passwordScope } from '../cognito/scopes.ts'
import { uuidOf } from './ids.ts'
import { userIdOf } from './seed-people.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const phones = {
  maya: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  luc: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
} as const

/** People who are signed in on a phone as well. */
export function seedSessions({ tables, pool }: World, today: number): void {
  for (const [key, userAgent] of Object.entries(phones)) {
    const sub = tables.users.get(userIdOf(key))?.sub
    if (!sub) continue
    const grant = pool.grants.start({
      sub,
      scope: passwordScope,
      now: Math.floor((today - 9 * DAY) / 1000),
      refreshTtl: pool.settings.refreshTtl,
      originJti: uuidOf(`session:${key}`),
    })
    grant.lastUse = { at: today - 14 * HOUR, userAgent }
  }
}
