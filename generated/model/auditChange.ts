
/**
 * One field before and after, as text; null where there was nothing.
 */
export interface AuditChange {
  /**
     * The field as the contract writes it; a path where forms and journeys hold values.
     * @minLength 1
     * @maxLength 200
     */
  field: string;
  /**
     * Value before the change, as text; null if the field was empty.
     * @maxLength 10000
     * @nullable
     */
  before: string | null;
  /**
     * Value after the change, as text; null if the field was emptied.
     * @maxLength 10000
     * @nullable
     */
  after: string | null;
}
