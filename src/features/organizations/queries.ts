import {
  getGetOrganizationBrandingQueryOptions,
  getGetOrganizationBrandingSuspenseQueryOptions,
} from '#generated/endpoints/organizations/organizations.ts'

/** Branding rarely changes, so it stays fresh this long, in ms. */
const STALE_AFTER = 5 * 60_000

/** Logo and theme of an organization (CALL-28, CALL-63). */
export const brandingOf = (organizationId: string) =>
  getGetOrganizationBrandingQueryOptions(organizationId, { query: { staleTime: STALE_AFTER } })

/** The same, suspending. */
export const awaitBrandingOf = (organizationId: string) =>
  getGetOrganizationBrandingSuspenseQueryOptions(organizationId, { query: { staleTime: STALE_AFTER } })
