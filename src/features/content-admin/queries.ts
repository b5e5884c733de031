import {
  getGetMediaFileSuspenseQueryOptions,
  getListMediaFilesQueryKey,
  getListMediaFilesSuspenseQueryOptions,
} from '#generated/endpoints/media-files/media-files.ts'
import {
  getGetOrganizationContentQueryOptions,
  getGetOrganizationContentSuspenseQueryOptions,
} from '#generated/endpoints/organization-contents/organization-contents.ts'
import { getGetOrganizationSuspenseQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { ListMediaFilesParams } from '#generated/model/index.ts'

/** Always refetched, because other administrators edit too. */
export const fresh = { query: { staleTime: 0 } }

export const contentItem = (id: string) => getGetOrganizationContentSuspenseQueryOptions(id, fresh)

/** Bypasses the cache, after a conflict was reported. */
export const contentNow = (id: string) => getGetOrganizationContentQueryOptions(id, fresh)

export const mediaPage = (params: ListMediaFilesParams) =>
  getListMediaFilesSuspenseQueryOptions(params, fresh)

export const mediaItem = (id: string) => getGetMediaFileSuspenseQueryOptions(id, fresh)

export const mediaKey = getListMediaFilesQueryKey

export const organizationOf = (id: string) => getGetOrganizationSuspenseQueryOptions(id)
