import type {
  Allergy,
  Condition,
  FamilyHistory,
  Immunization,
  Medication,
  Procedure,
  RecordSuggestionStatus,
  SuggestedRecordKind,
  TestResult,
} from '#generated/model/index.ts'
import type { OwnFields, RecordRights, RecordRow } from './record-tables.ts'

type Draft<Kind extends SuggestedRecordKind, Wire extends RecordRow & RecordRights> = {
  readonly kind: Kind
  /** The record that it becomes when the person accepts; in no table of records before. */
  readonly draft: RecordRow & OwnFields<Wire>
}

export type SuggestedDraft =
  | Draft<'allergies', Allergy>
  | Draft<'medications', Medication>
  | Draft<'conditions', Condition>
  | Draft<'immunizations', Immunization>
  | Draft<'procedures', Procedure>
  | Draft<'family_history', FamilyHistory>
  | Draft<'test_results', TestResult>

/** A record that a care team suggests for a person's Health Story. */
export type RecordSuggestionRow = SuggestedDraft & {
  readonly id: string
  readonly patient: string
  readonly organization: string
  /** A user. */
  readonly suggestedBy: string
  readonly suggestedAt: number
  readonly status: RecordSuggestionStatus
  readonly decidedAt: number | null
}
