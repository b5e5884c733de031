
/**
 * A person found by a search, with enough data to distinguish people of the same name.
 */
export interface PersonHit {
  /** The patient profile. */
  id: string;
  /**
     * First and last name, for display.
     * @maxLength 301
     */
  display_name: string;
  /**
     * When it is known.
     * @nullable
     */
  date_of_birth: string | null;
  /**
     * Of the owner of the profile; null if unknown.
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
