
/**
 * The id and name of an organization.
 */
export interface OrganizationReference {
  /** Unique id. */
  id: string;
  /**
     * Name of the organization.
     * @maxLength 200
     */
  name: string;
}
