import { ContentType, MediaKind, OrganizationContentStatus } from '#generated/model/index.ts'
import type { ListMediaFilesParams, ListOrganizationContentsParams } from '#generated/model/index.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { pairLanguages } from './languages.ts'

export const PAGE_SIZE = 20

export const types = Object.values(ContentType)
export const statuses = Object.values(OrganizationContentStatus)
export const kinds = Object.values(MediaKind)

/** What the address of the list of contents may say. */
export const contentRules = {
  orderings: ['updated_at', 'title'],
  first: { by: 'updated_at', descending: true },
  filters: { type: types, status: statuses, missing: pairLanguages },
} as const

/** What that of the media library may say. */
export const mediaRules = {
  orderings: ['created_at', 'file_name', 'size'],
  first: { by: 'created_at', descending: true },
  filters: { kind: kinds },
} as const

const contentOrderings = ['title', '-title', 'updated_at', '-updated_at'] as const
const mediaOrderings = ['file_name', '-file_name', 'size', '-size', 'created_at', '-created_at'] as const

/** The call that the address asks for. */
export function contentsFrom(
  organization: string,
  page: number,
  { filters, ordering, search }: ListAddress,
): ListOrganizationContentsParams {
  const type = types.find((one) => one === filters['type'])
  const status = statuses.find((one) => one === filters['status'])
  const missing = pairLanguages.find((one) => one === filters['missing'])
  const order = contentOrderings.find((one) => one === orderingText(ordering))
  return {
    organization,
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(type && { type__in: [type] }),
    ...(status && { status__in: [status] }),
    ...(missing && { missing_language: missing }),
    ...(order && { ordering: [order] }),
  }
}

/** The same for the media library. */
export function mediaFrom(
  organization: string,
  page: number,
  { filters, ordering, search }: ListAddress,
): ListMediaFilesParams {
  const kind = kinds.find((one) => one === filters['kind'])
  const order = mediaOrderings.find((one) => one === orderingText(ordering))
  return {
    organization,
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(kind && { kind__in: [kind] }),
    ...(order && { ordering: [order] }),
  }
}
