import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * Says it, or takes it back with a null.
 */
export interface RecordStatementUpdate {
  patient: string;
  status: RecordStatementStatus | null;
}
