import {
  getGetOrganizationBrandingQueryOptions,
  getGetOrganizationBrandingSuspenseQueryOptions,
} from '#generated/endpoints/organizations/organizations.ts'

/** How an organization looks changes rarely. */
const STALE_AFTER = 5 * 60_000

/** Logo and theme of an organization (CALL-28, CALL-63). */
export const brandingOf = (organizationId: string) =>
  getGetOrganizationBrandingQueryOptions(organizationId, { query: { staleTime: STALE_AFTER } })

/** The same for what cannot be drawn without it. */
export const awaitBrandingOf = (organizationId: string) =>
  getGetOrganizationBrandingSuspenseQueryOptions(organizationId, { query: { staleTime: STALE_AFTER } })
