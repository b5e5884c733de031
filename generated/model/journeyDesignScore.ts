
/**
 * Adds answers up to a variable; each answer is a number, or a number as text.
 */
export interface JourneyDesignScore {
  /** @maxLength 100 */
  variable: string;
  /** @items.maxLength 100 */
  of: string[];
}
