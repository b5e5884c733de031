
/**
 * A journey that uses a form.
 */
export interface FormUsageJourney {
  /** Unique id. */
  id: string;
  /**
     * Name.
     * @maxLength 1000
     */
  name: string;
  /** Id of the organization. */
  organization: string;
  /**
     * Name of the organization, for display.
     * @maxLength 200
     */
  organization_name: string;
}
