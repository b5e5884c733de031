
/**
 * Only what belongs to this organization.
 */
export type OrganizationParameter = string;
