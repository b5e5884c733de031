import type { PartialDate } from './partialDate.ts';

/**
 * A procedure to write down.
 */
export interface ProcedureCreate {
  patient: string;
  /**
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  /** Not in the future, within the last 125 years; none when nobody remembers. */
  date?: PartialDate | null;
  /**
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  body_site?: string | null;
  /**
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  facility?: string | null;
  /**
     * @minLength 1
     * @maxLength 250
     * @nullable
     */
  outcome?: string | null;
  /**
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
}
