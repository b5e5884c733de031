import type { QueryClient } from '@tanstack/react-query'
import {
  completeDocumentUpload,
  createDocument,
  deleteDocument,
  getListDocumentsQueryKey,
} from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { type SendingFailure, sendingFailure } from '#src/api/sending-failure.ts'
import { createFileSending, type SendOptions } from '#src/lib/files/file-sending.ts'
import type { Session } from '#src/session/session.ts'
import { sendFile } from '#src/api/sending-file.ts'
import { sentFileName } from '#src/lib/files/file-rules.ts'
import {
  type DocumentDetails,
  type SendingDocument,
  sendingDocuments,
  sentDocuments,
} from './uploads-store.ts'

const sendDocument = (
  { file, name, notes, patientId, purpose }: SendingDocument,
  options: SendOptions,
): Promise<Document> =>
  sendFile(file, options, {
    create: () =>
      createDocument(
        {
          patient: patientId,
          name,
          notes: notes === '' ? null : notes,
          file_name: sentFileName(file.name),
          content_type: 'application/pdf',
          size: file.size,
          purpose,
        },
        undefined,
        options.signal,
      ),
    complete: (id) => completeDocumentUpload(id, undefined, options.signal),
    remove: (id) => deleteDocument(id),
  })

/** More parallel uploads would slow each other down on a phone. */
const AT_ONCE = 2

const files = createFileSending<DocumentDetails, Document, SendingFailure>({
  send: sendDocument,
  failureOf: sendingFailure,
  atOnce: AT_ONCE,
  sending: sendingDocuments,
})

files.onArrival(({ id, name, patientId }, { id: documentId }) =>
  sentDocuments.set([...sentDocuments.get(), { id, name, patientId, documentId }]),
)

const watched = new WeakSet<object>()
const firstTime = (one: object): boolean => {
  if (watched.has(one)) return false
  watched.add(one)
  return true
}

/** Context of the uploads: they stop when the person signs out, and completed ones invalidate the document list. */
export type Sender = { session: Pick<Session, 'state'>; queryClient: QueryClient }

function watch({ session, queryClient }: Sender): void {
  if (firstTime(queryClient)) {
    files.onArrival(() => void queryClient.invalidateQueries({ queryKey: getListDocumentsQueryKey() }))
  }
  if (!firstTime(session)) return
  session.state.subscribe(() => {
    if (session.state.get() === 'notAuthenticated') stopUploads()
  })
}

export function startUpload(sender: Sender, details: DocumentDetails, file: File): void {
  watch(sender)
  files.start(details, file)
}

export const retryUpload = files.retry
/** Aborts an upload, or removes a failed one. */
export const dropUpload = files.drop

/** Hides a completed upload. */
export const forgetSent = (id: number): void =>
  sentDocuments.set(sentDocuments.get().filter((one) => one.id !== id))

export const forgetAllSent = (): void => sentDocuments.set([])

/** Aborts all uploads, for example on sign-out. */
export function stopUploads(): void {
  files.dropAll()
  forgetAllSent()
}
