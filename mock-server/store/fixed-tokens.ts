import type { UserRow } from './rows.ts'
import type { World } from './world.ts'

/**
 * The person of a fixed token, by email, as long as the account exists and is enabled. Undefined
 * for every other token.
 */
export function fixedTokenUser({ pool, tables, tokens }: World, token: string): UserRow | undefined {
  // most worlds have none, and looking for a long token costs
  if (tokens.size === 0) return undefined
  const email = tokens.get(token)
  const account = email === undefined ? undefined : pool.users.find(email)
  return account?.enabled ? tables.users.find('sub', account.sub) : undefined
}
