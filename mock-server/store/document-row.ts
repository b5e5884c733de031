import type {
  ConditionSuggestion,
  DocumentCategory,
  DocumentFailure,
  DocumentPurpose,
  MedicationSuggestion,
  RecordSource,
  SuggestionConfidence,
  SuggestionState,
} from '#generated/model/index.ts'

export type FoundMedication = Pick<
  MedicationSuggestion,
  'name' | 'strength' | 'dose_text' | 'frequency' | 'route' | 'start_date'
>
export type FoundCondition = Pick<ConditionSuggestion, 'name' | 'diagnosis_year'>

/** The data of a finding, per kind of record. */
export type Found =
  | { readonly kind: 'medication'; readonly fields: FoundMedication }
  | { readonly kind: 'condition'; readonly fields: FoundCondition }

/** A finding of a document, its location there, and the decision on it. */
export type Finding = Found & {
  readonly id: string
  readonly confidence: SuggestionConfidence
  readonly page: number
  readonly snippet: string
  state: SuggestionState
  record: string | null
}

/** One reading of a document: when it is over, and with what. */
export type Reading = { readonly endsAt: number; readonly failure: DocumentFailure | null }

/** A document of a health record. Its status follows from its times (engine/documents.ts). Times are epoch ms. */
export type DocumentRow = {
  readonly id: string
  /** A claimed guest's documents join the person's own profile. */
  patient: string
  name: string
  notes: string | null
  category: DocumentCategory
  documentDate: string | null
  readonly fileName: string
  readonly size: number
  readonly purpose: DocumentPurpose
  readonly source: RecordSource
  readonly recordedBy: string | null
  readonly createdAt: number
  updatedAt: number
  /** The last moment for the file to arrive. */
  readonly sendBefore: number
  /** The uploaded file; null before the upload. */
  file: Uint8Array<ArrayBuffer> | null
  /** The moment at which it was said that the file is here. */
  uploadedAt: number | null
  pageCount: number | null
  reading: Reading | null
  /** How often it was read. */
  readings: number
  findings: Finding[]
  reviewedAt: number | null
}

/** Whether a document's file did not arrive in time: then there is no such document. @param now epoch ms */
export const isGone = ({ uploadedAt, sendBefore }: DocumentRow, now: number): boolean =>
  uploadedAt === null && sendBefore < now
