import { Failure } from '../../failures.ts'
import { uuidOf } from '../../store/ids.ts'
import type { InvitationRow, UserRow } from '../../store/rows.ts'
import type { World } from '../../store/world.ts'

/** The seeded invitation with this token. Throws when there is none. */
export function invitationOf({ tables }: World, token: string): InvitationRow {
  const found = tables.invitations.get(uuidOf(`invitation:${token}`))
  if (!found) throw new Error(`There is no invitation ${token}`)
  return found
}

/** The seeded person of this key. Throws when there is none. */
export function personOf({ tables }: World, key: string): UserRow {
  const found = tables.users.get(uuidOf(`user:${key}`))
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

/** Status and English body of a refusal; undefined when it is not refused. Other errors are thrown on. */
export function refusalOf(act: () => unknown): readonly [number, object] | undefined {
  try {
    act()
  } catch (failure) {
    if (failure instanceof Failure) return [failure.status, failure.body('en-ca')]
    throw failure
  }
  return undefined
}
