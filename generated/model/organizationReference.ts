
export interface OrganizationReference {
  id: string;
  /** @maxLength 200 */
  name: string;
}
