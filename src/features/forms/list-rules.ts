import { FormStatus } from '#generated/model/index.ts'
import type { ListFormsParams } from '#generated/model/index.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'

export const PAGE_SIZE = 20

export const statusFilters = Object.values(FormStatus)
export const languageFilters = ['fr-ca', 'en-ca'] as const
export const draftFilters = ['with', 'without'] as const

/** What the address of the list may say. */
export const listRules = {
  orderings: ['name', 'updated_at', 'used_by_count'],
  first: { by: 'name', descending: false },
  filters: { status: statusFilters, missing: languageFilters, draft: draftFilters },
} as const

const orderings = ['name', '-name', 'updated_at', '-updated_at', 'used_by_count', '-used_by_count'] as const

/** The call that the address asks for. */
export function wantedFrom(page: number, { filters, ordering, search }: ListAddress): ListFormsParams {
  const status = statusFilters.find((one) => one === filters['status'])
  const missing = languageFilters.find((one) => one === filters['missing'])
  const draft = draftFilters.find((one) => one === filters['draft'])
  const order = orderings.find((one) => one === orderingText(ordering))
  return {
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(status && { status__in: [status] }),
    ...(missing && { missing_language: missing }),
    ...(draft && { has_draft: draft === 'with' }),
    ...(order && { ordering: [order] }),
  }
}
