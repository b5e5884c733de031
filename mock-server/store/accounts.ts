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

/** The users whose account has a day on which it closes. */
const closing = new WeakMap<Tables['accounts'], Set<string>>()

/** Those users, by id. Each call asks for them, so that accounts are looked through once. */
export function closingUsers({ accounts }: Pick<Tables, 'accounts'>): ReadonlySet<string> {
  const known = closing.get(accounts)
  if (known) return known
  const found = [...accounts.values()].filter(({ closesAt }) => closesAt !== null)
  const ids = new Set(found.map(({ id }) => id))
  closing.set(accounts, ids)
  return ids
}

/** Updates an account and invalidates cached lists of users. */
export function keepAccount(
  tables: Pick<Tables, 'accounts' | 'changes'>,
  id: string,
  what: Partial<Omit<AccountRow, 'id'>>,
): AccountRow {
  const row = { ...accountOf(tables, id), ...what }
  tables.accounts.set(id, row)
  if (row.closesAt === null) closing.get(tables.accounts)?.delete(id)
  else closing.get(tables.accounts)?.add(id)
  tables.changes.count += 1
  return row
}
