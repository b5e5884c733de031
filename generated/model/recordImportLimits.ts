
/**
 * How much of a file of health records, such as a FHIR bundle, is read at once. It is read by the client, so no operation returns this object; each of its records is written by the operation of its kind.
 */
export interface RecordImportLimits {
  /**
     * Size of the file.
     * @minimum 1
     * @maximum 10485760
     */
  bytes?: number;
  /**
     * Number of its entries.
     * @minimum 1
     * @maximum 1000
     */
  entries?: number;
}
