import {
  getListOrganizationsSuspenseQueryOptions,
  listOrganizations,
} from '#generated/endpoints/organizations/organizations.ts'
import type { ListOrganizationsParams, OrganizationList } from '#generated/model/index.ts'
import type { Area } from '#src/routes/areas.ts'

/** The maximum page size (contract: PageSize). */
const PAGE_SIZE = 100
/** Caps the number of calls if a wrong count comes back; no person has this many organizations. */
const MOST_PAGES = 10

/** Fetches all pages of a list: the first, then the remaining ones in parallel. */
export async function everyPage(
  params: ListOrganizationsParams,
  signal: AbortSignal | undefined,
): Promise<OrganizationList> {
  const first = await listOrganizations(params, undefined, signal)
  if (first.next === null) return first
  const pages = Math.min(Math.ceil(first.count / PAGE_SIZE), MOST_PAGES)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      listOrganizations({ ...params, page: index + 2 }, undefined, signal),
    ),
  )
  return { ...first, next: null, results: [first, ...others].flatMap(({ results }) => results) }
}

/** All of the person's organizations in an area (CALL-61, D-31). */
export function organizationsIn(area: Area | undefined) {
  const params: ListOrganizationsParams = {
    my_role_type: area === 'provider' ? 'provider' : 'patient',
    page_size: PAGE_SIZE,
  }
  return getListOrganizationsSuspenseQueryOptions(params, {
    query: { queryFn: ({ signal }) => everyPage(params, signal) },
  })
}
