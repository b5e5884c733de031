import { getListMediaFilesSuspenseQueryOptions } from '#generated/endpoints/media-files/media-files.ts'
import { getListOrganizationContentsSuspenseQueryOptions } from '#generated/endpoints/organization-contents/organization-contents.ts'
import { ContentType, MediaKind, OrganizationContentStatus } from '#generated/model/index.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'
import { pairLanguages } from '../languages.ts'
import { fresh } from '../queries.ts'

export const types = Object.values(ContentType)
export const statuses = Object.values(OrganizationContentStatus)
export const kinds = Object.values(MediaKind)

export const contentRules = {
  orderings: ['updated_at', 'title'],
  first: { by: 'updated_at', descending: true },
  filters: { type: types, status: statuses, missing: pairLanguages, review: ['due'] },
} as const

export type ContentAddress = ListAddress<typeof contentRules>

export const contentsPage = (organization: string, page: number, address: ContentAddress) => {
  const { type, status, missing, review } = address.filters
  return getListOrganizationContentsSuspenseQueryOptions(
    {
      organization,
      ...pageQuery(page, address),
      ...(type && { type__in: [type] }),
      ...(status && { status__in: [status] }),
      ...(missing && { missing_language: missing }),
      ...(review && { review_due: true }),
    },
    fresh,
  )
}

export const mediaRules = {
  orderings: ['created_at', 'file_name', 'size'],
  first: { by: 'created_at', descending: true },
  filters: { kind: kinds },
} as const

export type MediaAddress = ListAddress<typeof mediaRules>

export const listedMedia = (organization: string, page: number, address: MediaAddress) => {
  const { kind } = address.filters
  return getListMediaFilesSuspenseQueryOptions(
    { organization, ...pageQuery(page, address), ...(kind && { kind__in: [kind] }) },
    fresh,
  )
}
