
/**
 * What a record names, in a coding system, so that it can be told in another language and to another system.
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
