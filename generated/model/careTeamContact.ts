
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
     * Hours of availability.
     * @nullable
     */
  hours: string | null;
}
