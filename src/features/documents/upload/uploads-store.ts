import type { DocumentPurpose } from '#generated/model/index.ts'
import type { SendingFailure } from '#src/api/sending-failure.ts'
import type { Sending } from '#src/lib/files/file-sending.ts'
import { createStore } from '#src/lib/browser/store.ts'

export type DocumentDetails = {
  patientId: string
  name: string
  notes: string
  purpose: DocumentPurpose
}

export type SendingDocument = Sending<DocumentDetails, SendingFailure>

export type SentDocument = { id: number; documentId: string; patientId: string; name: string }

/**
 * The uploads of this tab. Module state, so that they continue across pages; the code that sends and shows them
 * loads only when needed.
 */
export const sendingDocuments = createStore<readonly SendingDocument[]>([])
export const sentDocuments = createStore<readonly SentDocument[]>([])

/** For the shell: whether there are uploads to show. */
export const uploads = {
  subscribe: (listener: () => void) => {
    const stops = [sendingDocuments.subscribe(listener), sentDocuments.subscribe(listener)]
    return () => stops.forEach((stop) => stop())
  },
  isAny: (): boolean => sendingDocuments.get().length + sentDocuments.get().length > 0,
}
