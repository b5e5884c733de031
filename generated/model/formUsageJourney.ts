
/**
 * A journey that uses a form.
 */
export interface FormUsageJourney {
  id: string;
  /** @maxLength 1000 */
  name: string;
  organization: string;
  /** @maxLength 200 */
  organization_name: string;
}
