import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetOrganizationBrandingQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import { useConfig } from '#src/flags/config.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import styles from './side-nav.module.css'

/** Branding rarely changes, so it stays fresh this long, in ms. */
const STALE_AFTER = 5 * 60_000

/** The logo of the organization, or else of the product, where organizations cannot be switched (SHELL-66). */
export function SideLogo() {
  const { brand } = useConfig()
  const { organization } = useActiveOrganization()
  const [broken, setBroken] = useState<string>()
  const { data, isLoading } = useQuery({
    ...getGetOrganizationBrandingQueryOptions(organization?.id ?? '', { query: { staleTime: STALE_AFTER } }),
    enabled: organization !== undefined,
  })
  const logo = pictureAddress(data?.logo)
  if (isLoading) return <span className={styles.logo} />
  if (!organization || !logo || logo === broken) {
    return <BrandMark name={brand.name} src={brand.logo || undefined} size="sm" />
  }
  return <img className={styles.logo} src={logo} alt={organization.name} onError={() => setBroken(logo)} />
}
