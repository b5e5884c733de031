import { getListAdminItemsSuspenseQueryOptions } from '#generated/endpoints/admin-items/admin-items.ts'
import type { AdminItemKind } from '#generated/model/index.ts'

export const PAGE_SIZE = 20

/** What needs an administrator now: it follows from how things stand, so it is asked for each time. */
export const adminItemsPage = (page: number, kind: AdminItemKind | undefined) =>
  getListAdminItemsSuspenseQueryOptions(
    { page, page_size: PAGE_SIZE, ...(kind && { kind__in: [kind] }) },
    { query: { staleTime: 0 } },
  )
