
/**
 * The changed fields only. The e-mail is the account's at the identity service and not changed here.
 */
export interface UserUpdate {
  /** One of the caller's own profiles, which becomes the active one (DATA-04, D-39). */
  current_patient?: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  first_name?: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  last_name?: string;
}
