import type { UserAccountStatus } from '#generated/model/index.ts'
import { accountOf } from '../../store/accounts.ts'
import type { UserRow } from '../../store/rows.ts'
import type { World } from '../../store/world.ts'

/** Whether a user can sign in, and whether they ever could. */
export function accountStatus({ pool, tables }: World, user: UserRow): UserAccountStatus {
  const { closedAt, deactivatedAt } = accountOf(tables, user.id)
  if (closedAt !== null) return 'closed'
  if (deactivatedAt !== null) return 'deactivated'
  const status = user.sub === null ? undefined : pool.users.find(user.sub)?.status
  return status === 'FORCE_CHANGE_PASSWORD' || status === 'UNCONFIRMED' ? 'pending' : 'active'
}
