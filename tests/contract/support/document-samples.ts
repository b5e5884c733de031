import { uuidOf } from '#mock-server/store/ids.ts'
import { app, DELETE, GET, POST, seeded } from './app.ts'
import type { Sample } from './sample.ts'

const patient = seeded.patient('maya')

/** A seeded document of a state. */
export const documentOf = (key: string) => `/v1/documents/${uuidOf(`document:${key}`)}/`

/** A whole PDF of one page, as far as the server looks. */
export const smallPdf = '%PDF-1.7\n1 0 obj << /Type /Page >> endobj'

type Sent = { readonly fileName?: string; readonly content?: BodyInit; readonly size?: number }

/** Creates a document, uploads its file, and returns the path of the document. */
export async function sendDocument({ fileName = 'letter.pdf', content = smallPdf, size }: Sent = {}) {
  const { body } = await POST('/v1/documents/', {
    patient,
    name: 'A letter',
    file_name: fileName,
    content_type: 'application/pdf',
    size: size ?? String(content).length,
  })
  const { id, upload } = Object(body)
  const { url, method, headers } = upload
  const put = await app.fetch(new Request(url, { method, headers, body: content }))
  return { path: `/v1/documents/${id}/`, upload, put }
}

const pending = async (path: string): Promise<string> => {
  const { body } = await GET(`${path}results/`)
  return String(Object(body).conditions[0].suggestion_id)
}

/** One call an operation of documents. */
export const documentSamples = {
  listDocuments: {
    path: `/v1/documents/?patient=${patient}&status__in=analyzed,reviewed&category__in=lab&search=BLOOD&ordering=name`,
  },
  createDocument: {
    path: '/v1/documents/',
    body: {
      patient,
      name: 'Lettre du cardiologue',
      notes: null,
      file_name: 'lettre.pdf',
      content_type: 'application/pdf',
      size: 48_213,
      purpose: 'document',
    },
  },
  getDocument: { path: documentOf('maya-discharge') },
  updateDocument: {
    path: documentOf('maya-discharge'),
    body: { name: 'Discharge', document_date: '2026-10-28' },
  },
  deleteDocument: { path: documentOf('maya-discharge') },
  restoreDocument: async (): Promise<Sample> => {
    await DELETE(documentOf('maya-discharge'))
    return { path: `${documentOf('maya-discharge')}restore/` }
  },
  completeDocumentUpload: async (): Promise<Sample> => {
    const { path } = await sendDocument()
    return { path: `${path}complete_upload/` }
  },
  getDocumentResults: { path: `${documentOf('maya-discharge')}results/` },
  reviewDocument: async (): Promise<Sample> => ({
    path: `${documentOf('maya-discharge')}review/`,
    body: { accepted: [], ignored: [await pending(documentOf('maya-discharge'))] },
  }),
  reanalyzeDocument: { path: `${documentOf('maya-old-letter')}reanalyze/` },
  getDocumentDownload: { path: `${documentOf('maya-discharge')}download/` },
}
