
/**
 * Whom to call.
 */
export interface HealthStoryContact {
  /** @maxLength 150 */
  name: string;
  /** @maxLength 32 */
  phone: string;
}
