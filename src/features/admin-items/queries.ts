import { getListAdminItemsSuspenseQueryOptions } from '#generated/endpoints/admin-items/admin-items.ts'
import type { AdminItemKind } from '#generated/model/index.ts'
import { PAGE_SIZE } from '#src/ui/use-list-address.ts'

/** Items that need an administrator. Derived from the current state, so always refetched. */
export const adminItemsPage = (page: number, kind: AdminItemKind | '') =>
  getListAdminItemsSuspenseQueryOptions(
    { page, page_size: PAGE_SIZE, ...(kind && { kind__in: [kind] }) },
    { query: { staleTime: 0 } },
  )
