
/**
 * The subject of a record in a coding system, so that it can be translated and exchanged with other systems.
 */
export interface RecordCode {
  /**
     * URI of the code system.
     * @maxLength 200
     */
  system: string;
  /**
     * Code in the system.
     * @minLength 1
     * @maxLength 40
     */
  code: string;
}
