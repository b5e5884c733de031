import { getListFormsSuspenseQueryOptions } from '#generated/endpoints/forms/forms.ts'
import { FormStatus } from '#generated/model/index.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'

export const statusFilters = Object.values(FormStatus)
export const languageFilters = ['fr-ca', 'en-ca'] as const
export const draftFilters = ['with', 'without'] as const

/** The query parameters of the list. */
export const listRules = {
  orderings: ['name', 'updated_at', 'used_by_count'],
  first: { by: 'name', descending: false },
  filters: { status: statusFilters, missing: languageFilters, draft: draftFilters },
} as const

export type Address = ListAddress<typeof listRules>

/** One page of forms; always refetched, because other administrators edit too. */
export const formsPage = (page: number, address: Address) => {
  const { status, missing, draft } = address.filters
  return getListFormsSuspenseQueryOptions(
    {
      ...pageQuery(page, address),
      ...(status && { status__in: [status] }),
      ...(missing && { missing_language: missing }),
      ...(draft && { has_draft: draft === 'with' }),
    },
    { query: { staleTime: 0 } },
  )
}
