import { getListDocumentsSuspenseQueryOptions } from '#generated/endpoints/documents/documents.ts'
import { DocumentCategory } from '#generated/model/index.ts'
import { pageQuery } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { statusNames } from './document-states.ts'

export const categories = Object.values(DocumentCategory)

/** The query parameters of the list. */
export const listRules = {
  orderings: ['created_at', 'name'],
  first: { by: 'created_at', descending: true },
  filters: { category: categories, status: statusNames },
} as const

export type Address = ListAddress<typeof listRules>

/** One page of a person's documents. */
export const documentsPage = (patient: string, page: number, address: Address) => {
  const { category, status } = address.filters
  return getListDocumentsSuspenseQueryOptions({
    patient,
    ...pageQuery(page, address),
    ...(category && { category__in: [category] }),
    ...(status && { status__in: [status] }),
  })
}
