import { getListDocumentsSuspenseQueryOptions } from '#generated/endpoints/documents/documents.ts'
import { DocumentCategory } from '#generated/model/index.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'
import { statusNames } from '../document/document-states.ts'

export const categories = Object.values(DocumentCategory)

export const listRules = {
  orderings: ['created_at', 'name'],
  first: { by: 'created_at', descending: true },
  filters: { category: categories, status: statusNames },
} as const

export type Address = ListAddress<typeof listRules>

export const documentsPage = (patient: string, page: number, address: Address) => {
  const { category, status } = address.filters
  return getListDocumentsSuspenseQueryOptions({
    patient,
    ...pageQuery(page, address),
    ...(category && { category__in: [category] }),
    ...(status && { status__in: [status] }),
  })
}
