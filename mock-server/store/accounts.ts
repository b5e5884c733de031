import type { AccountRow } from './account-row.ts'
import type { Tables } from './tables.ts'

const newAccount = {
  lastSignInAt: null,
  deactivatedAt: null,
  closureCode: null,
  closesAt: null,
  closedAt: null,
  revision: 1,
} as const satisfies Omit<AccountRow, 'id'>

/** The account of a user; one that nothing was kept of is as it was made. */
export const accountOf = ({ accounts }: Pick<Tables, 'accounts'>, id: string): AccountRow =>
  accounts.get(id) ?? { id, ...newAccount }

/** Updates an account and invalidates cached lists of users. */
export function keepAccount(
  tables: Pick<Tables, 'accounts' | 'changes'>,
  id: string,
  what: Partial<Omit<AccountRow, 'id'>>,
): AccountRow {
  const row = { ...accountOf(tables, id), ...what }
  tables.accounts.set(id, row)
  tables.changes.count += 1
  return row
}
