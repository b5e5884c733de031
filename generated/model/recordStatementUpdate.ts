import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * Says it, or takes it back with a null.
 */
export interface RecordStatementUpdate {
  /** Id of the patient profile it belongs to. */
  patient: string;
  /** What the person says about this kind of record; null takes the statement back. */
  status: RecordStatementStatus | null;
}
