import {
  getGetDocumentDownloadQueryOptions,
  getGetDocumentResultsSuspenseQueryOptions,
  getGetDocumentSuspenseQueryOptions,
} from '#generated/endpoints/documents/documents.ts'

export const documentDetail = (id: string) => getGetDocumentSuspenseQueryOptions(id)

export const documentResults = (id: string) => getGetDocumentResultsSuspenseQueryOptions(id)

/** How long an address of a file is used, in ms: it works for an hour, and another one would load the file anew. */
const USED_FOR = 50 * 60_000

export const documentAddress = (id: string) =>
  getGetDocumentDownloadQueryOptions(id, {
    query: { staleTime: USED_FOR, gcTime: 0, refetchOnWindowFocus: false },
  })
