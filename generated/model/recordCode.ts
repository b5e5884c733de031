
/**
 * The subject of a record in a coding system, so that it can be translated and exchanged with other systems.
 */
export interface RecordCode {
  /** @maxLength 200 */
  system: string;
  /**
     * @minLength 1
     * @maxLength 40
     */
  code: string;
}
