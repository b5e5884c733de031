import type {
  Allergy,
  Condition,
  FamilyHistory,
  Immunization,
  Measurement,
  Medication,
  PersonReference,
  Procedure,
  RecordSource,
  TestResult,
  RecordStatementStatus,
} from '#generated/model/index.ts'

/** The common fields of all health records. Records are stored in wire format: times are ISO strings. */
export type RecordRow = {
  readonly id: string
  /** A claimed guest's records join the person's own profile. */
  patient: string
  readonly source: RecordSource
  readonly source_document: string | null
  readonly source_submission: string | null
  readonly source_text: string | null
  readonly recorded_by: PersonReference | null
  patient_note: string | null
  readonly created_at: string
  updated_at: string
  last_confirmed_at: string | null
}

/** Computed fields that are not stored. */
export type RecordRights = { readonly can_edit: boolean; readonly can_delete: boolean }

/** The fields specific to one kind, derived from its contract type. */
export type OwnFields<Wire extends RecordRow & RecordRights> = Omit<
  Wire,
  keyof RecordRow | keyof RecordRights
>

/** The records of one kind, in the order of making. */
export type RecordTable<Own extends object> = {
  readonly rows: Map<string, RecordRow & Own>
  /** Deleted ones, with the moment (epoch ms): for ten minutes they can be brought back. */
  readonly deleted: Map<string, { readonly row: RecordRow & Own; readonly at: number }>
}

const emptyTable = <Own extends object>(): RecordTable<Own> => ({ rows: new Map(), deleted: new Map() })

/** One table a kind. */
export const emptyRecordTables = () => ({
  allergies: emptyTable<OwnFields<Allergy>>(),
  conditions: emptyTable<OwnFields<Condition>>(),
  medications: emptyTable<OwnFields<Medication>>(),
  testResults: emptyTable<OwnFields<TestResult>>(),
  familyHistory: emptyTable<OwnFields<FamilyHistory>>(),
  immunizations: emptyTable<OwnFields<Immunization>>(),
  procedures: emptyTable<OwnFields<Procedure>>(),
  measurements: emptyTable<OwnFields<Measurement>>(),
})

export type RecordTables = Readonly<ReturnType<typeof emptyRecordTables>>

/** A person's statement about a kind of record, keyed by `patient:kind`. */
export type StatementRow = {
  readonly status: RecordStatementStatus
  readonly by: { readonly id: string; readonly display_name: string }
  /** Epoch ms. */
  readonly at: number
  /** The records of this kind that were deleted by then. */
  readonly deleted: readonly string[]
}
