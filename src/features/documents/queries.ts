import {
  getGetDocumentDownloadQueryOptions,
  getGetDocumentResultsSuspenseQueryOptions,
  getGetDocumentSuspenseQueryOptions,
} from '#generated/endpoints/documents/documents.ts'

export const documentDetail = (id: string) => getGetDocumentSuspenseQueryOptions(id)

export const documentResults = (id: string) => getGetDocumentResultsSuspenseQueryOptions(id)

/** How long a signed URL is reused, in ms: it is valid for an hour, and a new one would reload the file. */
const USED_FOR = 50 * 60_000

export const documentAddress = (id: string) =>
  getGetDocumentDownloadQueryOptions(id, {
    query: { staleTime: USED_FOR, gcTime: 0, refetchOnWindowFocus: false },
  })
