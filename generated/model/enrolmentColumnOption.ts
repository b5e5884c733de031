
/**
 * What a value of a choice is called, in the language of the answer.
 */
export interface EnrolmentColumnOption {
  /**
     * Value of the variable.
     * @minLength 1
     * @maxLength 100
     */
  value: string;
  /**
     * Heading or name, in the language of the request.
     * @minLength 1
     */
  label: string;
}
