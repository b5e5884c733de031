import type { PersonReference } from './personReference.ts';
import type { RecordKind } from './recordKind.ts';
import type { RecordStatementStatus } from './recordStatementStatus.ts';

/**
 * A person's statement about a kind of record that they have none of. It is withdrawn when a record of that kind is
 * added; without one, `status` is null.
 */
export interface RecordStatement {
  /** Id of the patient profile it belongs to. */
  patient: string;
  kind: RecordKind;
  /** Null where nothing is said, or where there are records. */
  status: RecordStatementStatus | null;
  /** Who said so; null where nothing is said. */
  recorded_by: PersonReference | null;
  /**
     * When they said so.
     * @nullable
     */
  updated_at: string | null;
}
