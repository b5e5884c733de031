import {
  completeDocumentUpload,
  createDocument,
  deleteDocument,
} from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { putFile } from '#src/api/put-file.ts'
import type { SendOptions } from '#src/lib/file-sending.ts'
import { sentFileName } from '#src/lib/file-rules.ts'
import type { SendingDocument } from './uploads-store.ts'

/** How often it is said that the file is here, and how long to wait between, in ms: the answer may get lost. */
const TRIES = 3
const PAUSE = 1000

async function complete(id: string, signal: AbortSignal): Promise<Document> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await completeDocumentUpload(id, undefined, signal)
    } catch (error) {
      const isLost = error instanceof ApiError && error.status === 0
      if (!isLost || attempt === TRIES || signal.aborted) throw error
      await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
}

/**
 * Sends a document: the backend gives an address, the file goes there, the backend is told. When that fails or is
 * stopped, nothing stays behind in the list (F34); another attempt begins anew.
 */
export async function sendDocument(item: SendingDocument, options: SendOptions): Promise<Document> {
  const { file, name, notes, patientId, purpose } = item
  const { signal } = options
  const { id, upload } = await createDocument(
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
    signal,
  )
  try {
    await putFile(upload, file, options)
    return await complete(id, signal)
  } catch (error) {
    deleteDocument(id).catch(() => undefined)
    throw error
  }
}
