
/**
 * Adds answers up to a variable; each answer is a number, or a number as text.
 */
export interface JourneyDesignScore {
  /**
     * Name of the variable in the process instance.
     * @maxLength 100
     */
  variable: string;
  /**
     * Keys of the questions whose answers are added up.
     * @items.maxLength 100
     */
  of: string[];
}
