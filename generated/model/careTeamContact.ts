
/**
 * Whom to turn to about a journey.
 */
export interface CareTeamContact {
  name: string;
  /** @nullable */
  contact_name: string | null;
  /**
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /** @nullable */
  email: string | null;
  /**
     * When somebody answers.
     * @nullable
     */
  hours: string | null;
}
