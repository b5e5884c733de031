import type {
  ConditionSuggestion,
  Document,
  DocumentRecord,
  DocumentResults,
  MedicationSuggestion,
} from '#generated/model/index.ts'
import type { Found, FoundMedication, FoundCondition, DocumentRow, Finding } from '../store/document-row.ts'
import { linkedRecords, recordOfName } from '../documents/record-seam.ts'
import { documentStatus } from '../engine/documents.ts'
import { iso } from '../store/clock.ts'
import type { World } from '../store/world.ts'
import { isoOrNull, personReference } from './views.ts'

/** How documents and what is found in them look on the wire. */

const pendingOf = ({ findings }: DocumentRow) => findings.filter(({ state }) => state === 'pending')

/** A document with its current status, which follows the clock. */
export function documentView(world: World, row: DocumentRow): Document {
  const status = documentStatus(row, world.clock.now())
  const isRead = status === 'analyzed' || status === 'reviewed'
  const isOpen = row.source !== 'provider' && row.source !== 'import'
  const linked: DocumentRecord[] = linkedRecords(world, row)
  return {
    id: row.id,
    patient: row.patient,
    name: row.name,
    notes: row.notes,
    file_name: row.fileName,
    content_type: 'application/pdf',
    size: row.size,
    page_count: isRead ? row.pageCount : null,
    document_date: row.documentDate,
    category: row.category,
    purpose: row.purpose,
    status,
    failure_reason: status === 'failed' ? (row.reading?.failure ?? 'unknown') : null,
    uploaded_at: isoOrNull(row.uploadedAt),
    suggestions_count: status === 'analyzed' ? pendingOf(row).length : 0,
    linked_records: linked,
    source: row.source,
    recorded_by: row.recordedBy === null ? null : personReference(world, row.recordedBy),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    can_edit: isOpen,
    can_delete: isOpen,
  }
}

type Of<Kind extends Found['kind']> = Extract<Finding, { kind: Kind }>

const isOf =
  <Kind extends Found['kind']>(kind: Kind) =>
  (finding: Finding): finding is Of<Kind> =>
    finding.kind === kind

/** The findings of a document; duplicates are detected when it is read. */
export function resultsView(world: World, row: DocumentRow): DocumentResults {
  const common = (finding: Finding) => ({
    suggestion_id: finding.id,
    state: finding.state,
    confidence: finding.confidence,
    page: finding.page,
    snippet: finding.snippet,
    match: finding.state === 'pending' ? recordOfName(world, row.patient, finding) : null,
    record: finding.record,
  })
  return {
    medications: row.findings
      .filter(isOf('medication'))
      .map((one): MedicationSuggestion => ({ ...common(one), ...(one.fields satisfies FoundMedication) })),
    conditions: row.findings
      .filter(isOf('condition'))
      .map((one): ConditionSuggestion => ({ ...common(one), ...(one.fields satisfies FoundCondition) })),
  }
}
