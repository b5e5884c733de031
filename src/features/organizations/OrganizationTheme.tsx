import { useQuery } from '@tanstack/react-query'
import type { Organization } from '#generated/model/index.ts'
import { Theme } from '#src/ui/Theme.tsx'
import { brandingOf } from './queries.ts'

/**
 * The colours of an organization, as CSS variables on the body (ORG-10): the theme of its branding, else its own,
 * else the defaults (D-16). What it set is taken away again when another comes (ORG-14).
 */
export function OrganizationTheme({ organization }: { organization: Organization }) {
  const { data } = useQuery(brandingOf(organization.id))
  return <Theme of={organization.name} colours={data?.theme ?? organization.theme} />
}
