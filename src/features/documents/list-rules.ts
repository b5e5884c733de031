import { DocumentCategory } from '#generated/model/index.ts'
import type { DocumentStatus, ListDocumentsParams } from '#generated/model/index.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { statusNames } from './document-states.ts'

export const PAGE_SIZE = 20

export const categories = Object.values(DocumentCategory)

/** What the address of the list may say. */
export const listRules = {
  orderings: ['created_at', 'name'],
  first: { by: 'created_at', descending: true },
  filters: { category: categories, status: statusNames },
} as const

const orderings = ['created_at', '-created_at', 'name', '-name'] as const

/** The call that the address asks for. */
export function wantedFrom(patient: string, page: number, address: ListAddress): ListDocumentsParams {
  const { filters, ordering, search } = address
  const category = categories.find((one) => one === filters['category'])
  const status: DocumentStatus | undefined = statusNames.find((one) => one === filters['status'])
  const order = orderings.find((one) => one === orderingText(ordering))
  return {
    patient,
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(category && { category__in: [category] }),
    ...(status && { status__in: [status] }),
    ...(order && { ordering: [order] }),
  }
}
