import { useQuery } from '@tanstack/react-query'
import { getGetOrganizationBrandingQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { Theme } from '#src/ui/Theme.tsx'

/** How an organization looks changes rarely. */
const STALE_AFTER = 5 * 60_000

/**
 * The colours of an organization, as CSS variables on the body (ORG-10): the theme of its branding, else its own,
 * else the defaults (D-16). What it set is taken away again when another comes (ORG-14).
 */
export function OrganizationTheme({ organization }: { organization: Organization }) {
  const { data } = useQuery(
    getGetOrganizationBrandingQueryOptions(organization.id, { query: { staleTime: STALE_AFTER } }),
  )
  return <Theme colours={data?.theme ?? organization.theme} />
}
