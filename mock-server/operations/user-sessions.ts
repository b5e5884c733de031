import type { UserSession } from '#generated/model/index.ts'
import { sessionOf } from '../cognito/access-tokens.ts'
import type { Grant } from '../cognito/grants.ts'
import type { Operations } from '../contract.ts'
import { browserOf } from '../engine/browser-of.ts'
import { notFound } from '../failures.ts'
import { iso } from '../store/clock.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { pageOf } from './lists.ts'

const lastUsed = ({ authTime, lastUse }: Grant): number => lastUse?.at ?? authTime * 1000

const openSessions = ({ pool }: World, { sub }: UserRow): Grant[] =>
  sub === null ? [] : pool.grants.openOf(sub, pool.seconds())

/** Where a person is signed in. */
export const userSessions = {
  listUserSessions: (call) => {
    const { world, user, bearer } = call
    // every call changes the list, without a change of the tables: reading the clock makes this answer a new one
    world.clock.now()
    const current = bearer === null ? undefined : sessionOf(world.pool, bearer)
    const rows = openSessions(world, user).toSorted((a, b) => lastUsed(b) - lastUsed(a))
    return pageOf(call, rows, (grant): UserSession => ({
      id: grant.originJti,
      is_current: grant === current,
      ...browserOf(grant.lastUse?.userAgent ?? null),
      started_at: iso(grant.authTime * 1000),
      last_used_at: iso(lastUsed(grant)),
    }))
  },

  endUserSession: ({ world, user, params: { id } }) => {
    const grant = openSessions(world, user).find(({ originJti }) => originJti === id)
    if (!grant) throw notFound()
    grant.revoked = true
  },
} satisfies Partial<Operations>
