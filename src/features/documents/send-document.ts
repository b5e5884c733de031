import {
  completeDocumentUpload,
  createDocument,
  deleteDocument,
} from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { sendFile } from '#src/api/sending-file.ts'
import type { SendOptions } from '#src/lib/file-sending.ts'
import { sentFileName } from '#src/lib/file-rules.ts'
import type { SendingDocument } from './uploads-store.ts'

export const sendDocument = (
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
