
/**
 * Whom to call.
 */
export interface HealthStoryContact {
  /**
     * First and last name.
     * @maxLength 150
     */
  name: string;
  /**
     * Who they are to the person, in their words.
     * @maxLength 60
     * @nullable
     */
  relation: string | null;
  /**
     * Phone number in E.164.
     * @maxLength 32
     */
  phone: string;
}
