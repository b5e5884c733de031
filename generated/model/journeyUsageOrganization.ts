
export interface JourneyUsageOrganization {
  id: string;
  /** @maxLength 300 */
  name: string;
}
