
/**
 * Whom to call.
 */
export interface HealthStoryContact {
  /** @maxLength 150 */
  name: string;
  /**
     * Who they are to the person, in their words.
     * @maxLength 60
     * @nullable
     */
  relation: string | null;
  /** @maxLength 32 */
  phone: string;
}
