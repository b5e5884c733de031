
/**
 * What a value of a choice is called, in the language of the answer.
 */
export interface EnrolmentColumnOption {
  /**
     * @minLength 1
     * @maxLength 100
     */
  value: string;
  /** @minLength 1 */
  label: string;
}
