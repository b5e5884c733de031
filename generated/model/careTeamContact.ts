
/**
 * Whom to turn to about a journey.
 */
export interface CareTeamContact {
  /** Name of the care team. */
  name: string;
  /**
     * Person or desk to ask for.
     * @nullable
     */
  contact_name: string | null;
  /**
     * Phone number as the care team writes it; null without one.
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /**
     * Address that patients can write to; null without one.
     * @nullable
     */
  email: string | null;
  /**
     * Hours of availability.
     * @nullable
     */
  hours: string | null;
}
