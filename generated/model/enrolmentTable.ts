import type { EnrolmentColumn } from './enrolmentColumn.ts';

/**
 * What the list of a journey's enrolments can show, in the order that the journey proposes.
 */
export interface EnrolmentTable {
  /**
     * Columns in their order, after those that every table has.
     * @minItems 1
     */
  columns: EnrolmentColumn[];
}
