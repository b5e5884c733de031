import { useQuery } from '@tanstack/react-query'
import type { Organization } from '#generated/model/index.ts'
import { Theme } from '#src/ui/theme/Theme.tsx'
import { brandingOf } from '../queries.ts'

/**
 * Applies an organization's colours as CSS variables on the body (ORG-10): the branding's theme, else its own,
 * else the defaults (D-16). They are removed when another organization is selected (ORG-14).
 */
export function OrganizationTheme({ organization }: { organization: Organization }) {
  const { data } = useQuery(brandingOf(organization.id))
  return <Theme of={organization.name} colours={data?.theme ?? organization.theme} />
}
