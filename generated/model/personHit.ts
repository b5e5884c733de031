
/**
 * Somebody whom a search found, with enough to tell two people of one name apart.
 */
export interface PersonHit {
  /** The patient profile. */
  id: string;
  /** @maxLength 301 */
  display_name: string;
  /**
     * When it is known.
     * @nullable
     */
  date_of_birth: string | null;
  /**
     * Of whoever looks after the profile; null when unknown.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * When it is known.
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
}
