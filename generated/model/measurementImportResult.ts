
/**
 * What became of measurements that were added at once.
 */
export interface MeasurementImportResult {
  /**
     * How many are new in the record.
     * @minimum 0
     */
  added: number;
  /**
     * How many were there already, with the same kind, moment and value; they were left as they are.
     * @minimum 0
     */
  known: number;
}
