import type { AcceptedSuggestion, Document, DocumentStatus } from '#generated/model/index.ts'
import type { Call, CallContext, Operations } from '../contract.ts'
import { findingsOf, foundIn } from '../documents/found-in.ts'
import { pdfFacts } from '../documents/pdf-facts.ts'
import { takeOver } from '../documents/record-seam.ts'
import { beginReading, documentStatus, isEmptyByName } from '../engine/documents.ts'
import { conflict, forbidden, invalid, invalidField, notFound, emptyBodyError, refuse } from '../failures.ts'
import { documentAddress, documentFileAddress, mostDocumentBytes, readFor } from '../media/documents.ts'
import { partialDateProblem } from '../records/checks.ts'
import { iso } from '../store/clock.ts'
import { isGone } from '../store/document-row.ts'
import type { DocumentRow } from '../store/document-row.ts'
import type { UserRow } from '../store/rows.ts'
import { ownPatientFor } from './access.ts'
import { documentView, resultsView } from './document-views.ts'
import { ordered, pageOf, searched } from './lists.ts'

/** For how long the file of a new document may be on its way, and a deleted document be brought back, in ms. */
const sendFor = 86_400_000
const restorable = 10 * 60_000

type ItemCall = CallContext & { readonly user: UserRow; readonly params: { readonly id: string } }

const view = ({ world }: CallContext, row: DocumentRow): Document => documentView(world, row)

const statusNow = ({ world }: CallContext, row: DocumentRow): DocumentStatus =>
  documentStatus(row, world.clock.now())

/** The document, or a 404: documents are the person's own. */
function rowFor(call: ItemCall): DocumentRow {
  const row = call.world.tables.documents.rows.get(call.params.id)
  if (!row || isGone(row, call.world.clock.now())) throw notFound()
  ownPatientFor(call, row.patient)
  return row
}

function openRowFor(call: ItemCall): DocumentRow {
  const row = rowFor(call)
  if (row.source === 'provider' || row.source === 'import') throw forbidden()
  return row
}

const wrongState = () =>
  conflict(
    {
      'en-ca': 'The document is not in the state that this needs.',
      'fr-ca': 'Le document n’est pas dans l’état requis pour cela.',
    },
    'wrong_state',
  )

/** @throws Failure 400 when the date on a document lies in the future or more than 125 years back (VAL-49, VAL-50) */
function checkDate({ world, locale }: CallContext, date: string): void {
  const today = iso(world.clock.now()).slice(0, 10)
  const problem = partialDateProblem(date, { locale, today })
  if (problem !== null) throw invalid(() => ({ document_date: [problem] }))
}

/** The name without a path, and without signs that break a header or turn the direction of reading. */
const safeName = (name: string): string =>
  [...name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replace(/^.*[\\/]/, '')].slice(0, 255).join('') ||
  'document.pdf'

function read(call: Call<'completeDocumentUpload'> | Call<'reanalyzeDocument'>, row: DocumentRow): void {
  const facts = row.file ? pdfFacts(row.file) : undefined
  row.reading = beginReading(row, call.world.clock.now(), facts?.isLocked)
  row.readings += 1
  row.pageCount = facts?.pages ?? row.pageCount
  if (row.reading.failure === null && !isEmptyByName(row.fileName) && row.findings.length === 0) {
    row.findings = findingsOf(row.id, foundIn(row.purpose, call.locale))
  }
}

/** A finding that is named twice was named once: a call whose answer was lost can be made again. */
function accept(call: Call<'reviewDocument'>, row: DocumentRow, accepted: AcceptedSuggestion): void {
  const finding = row.findings.find(({ id }) => id === accepted.suggestion_id)
  if (!finding) throw unknownFinding('accepted')
  if (finding.state === 'accepted') return
  finding.record = takeOver(call, row, finding, accepted)
  finding.state = 'accepted'
}

const unknownFinding = (field: string) =>
  invalidField(field, {
    'en-ca': 'Nothing with this id was found in the document.',
    'fr-ca': 'Rien de tel n’a été trouvé dans le document.',
  })

export const documents = {
  listDocuments: (call) => {
    const { world, query } = call
    const { id } = ownPatientFor(call, query.patient)
    const rows = [...world.tables.documents.rows.values()].filter(
      (row) =>
        row.patient === id &&
        !isGone(row, world.clock.now()) &&
        (query.category__in?.includes(row.category) ?? true) &&
        (query.status__in?.includes(statusNow(call, row)) ?? true),
    )
    const found = searched(rows, query.search, ({ name, notes, fileName }) => [name, notes, fileName])
    const ordering = query.ordering?.length ? query.ordering : (['-created_at'] as const)
    const sorted = ordered(found, ordering, {
      created_at: ({ createdAt }) => createdAt,
      name: ({ name }) => name,
      updated_at: ({ updatedAt }) => updatedAt,
    })
    return pageOf(call, sorted, (row) => view(call, row))
  },

  createDocument: (call) => {
    const { world, body, user, origin } = call
    const { id: patient } = ownPatientFor(call, body.patient)
    if (body.size > mostDocumentBytes) {
      throw refuse(413, {
        'en-ca': 'The file may have 50 MB at most.',
        'fr-ca': 'Le fichier peut avoir au plus 50 Mo.',
      })
    }
    const now = world.clock.now()
    const purpose = body.purpose ?? 'document'
    const row: DocumentRow = {
      id: world.newId('document'),
      patient,
      name: body.name.trim(),
      notes: body.notes ?? null,
      category: body.category ?? (purpose === 'medication_list' ? 'medication_list' : 'other'),
      documentDate: null,
      fileName: safeName(body.file_name),
      size: body.size,
      purpose,
      source: 'self_reported',
      recordedBy: user.id,
      createdAt: now,
      updatedAt: now,
      sendBefore: now + sendFor,
      file: null,
      uploadedAt: null,
      pageCount: null,
      reading: null,
      readings: 0,
      findings: [],
      reviewedAt: null,
    }
    world.tables.documents.rows.set(row.id, row)
    return {
      id: row.id,
      upload: {
        url: origin + documentFileAddress(world, row),
        method: 'PUT',
        headers: { 'content-type': 'application/pdf' },
        expires_at: iso(row.sendBefore),
      },
    }
  },

  getDocument: (call) => view(call, rowFor(call)),

  updateDocument: (call) => {
    const { name, notes, category, document_date: date } = call.body
    if (Object.keys(call.body).length === 0) throw emptyBodyError()
    const row = openRowFor(call)
    if (date) checkDate(call, date)
    if (name !== undefined) row.name = name.trim()
    if (notes !== undefined) row.notes = notes
    if (category !== undefined) row.category = category
    if (date !== undefined) row.documentDate = date
    row.updatedAt = call.world.clock.now()
    return view(call, row)
  },

  deleteDocument: (call) => {
    const row = openRowFor(call)
    const { rows, deleted } = call.world.tables.documents
    rows.delete(row.id)
    deleted.set(row.id, { row, at: call.world.clock.now() })
  },

  restoreDocument: (call) => {
    const { rows, deleted } = call.world.tables.documents
    const { row, at } = deleted.get(call.params.id) ?? { row: rowFor(call), at: call.world.clock.now() }
    ownPatientFor(call, row.patient)
    if (call.world.clock.now() - at > restorable) throw notFound()
    deleted.delete(row.id)
    rows.set(row.id, row)
    return view(call, row)
  },

  completeDocumentUpload: (call) => {
    const row = openRowFor(call)
    // said twice, for example because the first answer was lost
    if (row.uploadedAt !== null) return view(call, row)
    if (!row.file) {
      throw conflict(
        { 'en-ca': 'The file has not arrived.', 'fr-ca': 'Le fichier n’est pas arrivé.' },
        'not_uploaded',
      )
    }
    if (!pdfFacts(row.file).isPdf) {
      row.file = null
      throw invalidField('file', {
        'en-ca': 'This kind of file does not work here. Send a PDF.',
        'fr-ca': 'Ce type de fichier ne convient pas ici. Envoyez un PDF.',
      })
    }
    row.uploadedAt = call.world.clock.now()
    read(call, row)
    return view(call, row)
  },

  getDocumentResults: (call) => {
    const row = rowFor(call)
    const status = statusNow(call, row)
    if (status !== 'analyzed' && status !== 'reviewed') throw wrongState()
    return resultsView(call.world, row)
  },

  reviewDocument: (call) => {
    const { accepted, ignored } = call.body
    const row = openRowFor(call)
    const status = statusNow(call, row)
    const namesNothing = accepted.length === 0 && ignored.length === 0
    if (status !== 'analyzed' && status !== 'reviewed' && !(status === 'failed' && namesNothing)) {
      throw wrongState()
    }
    for (const one of accepted) accept(call, row, one)
    for (const id of ignored) {
      const finding = row.findings.find((one) => one.id === id)
      if (!finding) throw unknownFinding('ignored')
      if (finding.state === 'pending') finding.state = 'ignored'
    }
    const now = call.world.clock.now()
    row.updatedAt = now
    const isOver = status === 'failed' || row.findings.every(({ state }) => state !== 'pending')
    if (isOver) row.reviewedAt ??= now
    return view(call, row)
  },

  reanalyzeDocument: (call) => {
    const row = openRowFor(call)
    if (statusNow(call, row) !== 'failed') throw wrongState()
    read(call, row)
    return view(call, row)
  },

  getDocumentDownload: (call) => {
    const row = rowFor(call)
    const isUnsafe = row.reading?.failure === 'virus' && statusNow(call, row) !== 'analyzing'
    if (row.uploadedAt === null || isUnsafe) throw wrongState()
    const url = call.origin + documentAddress(call.world, row)
    return { url, download_url: `${url}?download=1`, expires_at: iso(call.world.clock.now() + readFor) }
  },
} satisfies Partial<Operations>
