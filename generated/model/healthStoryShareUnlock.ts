
/**
 * The passcode, and who opens it if they want to say so.
 */
export interface HealthStoryShareUnlock {
  /**
     * @minLength 1
     * @maxLength 20
     */
  passcode: string;
  /** @maxLength 120 */
  recipient_name?: string;
}
