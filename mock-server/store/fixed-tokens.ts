import type { UserRow } from './rows.ts'
import type { World } from './world.ts'

/**
 * Whom a fixed token stands for: a person by e-mail, for as long as the account is there and switched on. Undefined
 * for every other token.
 */
export function fixedTokenUser({ pool, tables, tokens }: World, token: string): UserRow | undefined {
  // most worlds have none, and looking for a long token costs
  if (tokens.size === 0) return undefined
  const email = tokens.get(token)
  const account = email === undefined ? undefined : pool.users.find(email)
  return account?.enabled ? tables.users.find('sub', account.sub) : undefined
}
