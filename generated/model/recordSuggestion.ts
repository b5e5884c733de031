import type { Allergy } from './allergy.ts';
import type { Condition } from './condition.ts';
import type { FamilyHistory } from './familyHistory.ts';
import type { Immunization } from './immunization.ts';
import type { Medication } from './medication.ts';
import type { OrganizationReference } from './organizationReference.ts';
import type { PersonReference } from './personReference.ts';
import type { Procedure } from './procedure.ts';
import type { RecordSuggestionStatus } from './recordSuggestionStatus.ts';
import type { SuggestedRecordKind } from './suggestedRecordKind.ts';
import type { TestResult } from './testResult.ts';

/**
 * A record that a care team suggests for a person's Health Story. It is not in the record until accepted.
 */
export interface RecordSuggestion {
  /** Unique id. */
  readonly id: string;
  /** The patient profile that it is suggested to. */
  patient: string;
  organization: OrganizationReference;
  suggested_by: PersonReference;
  /** When it was suggested. */
  suggested_at: string;
  kind: SuggestedRecordKind;
  status: RecordSuggestionStatus;
  /**
     * When the person accepted or declined it; else null.
     * @nullable
     */
  decided_at: string | null;
  /**
     * The record it became; null for the care team.
     * @nullable
     */
  record: string | null;
  /** What is suggested, as it would be in the record; null for another kind. */
  allergy: Allergy | null;
  /** What is suggested, as it would be in the record; null for another kind. */
  medication: Medication | null;
  /** What is suggested, as it would be in the record; null for another kind. */
  condition: Condition | null;
  /** What is suggested, as it would be in the record; null for another kind. */
  immunization: Immunization | null;
  /** What is suggested, as it would be in the record; null for another kind. */
  procedure: Procedure | null;
  /** What is suggested, as it would be in the record; null for another kind. */
  family_history: FamilyHistory | null;
  /** What is suggested, as it would be in the record; null for another kind. */
  test_result: TestResult | null;
}
