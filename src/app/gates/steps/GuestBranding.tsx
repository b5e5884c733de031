import { useQuery } from '@tanstack/react-query'
import type { Organization } from '#generated/model/index.ts'
import { OrganizationLogo } from '#src/features/accept-invitation/branding/OrganizationLogo.tsx'
import { OrganizationTheme } from '#src/features/organizations/theme/OrganizationTheme.tsx'
import { brandingOf } from '#src/features/organizations/queries.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { organizationsIn } from '#src/session/organization/organizations-in.ts'

/** Colours and logo of the inviting organization; never delays or fails the page. */
export function GuestBranding() {
  const { data } = useQuery(organizationsIn('patient'))
  const organization = data?.results[0]
  return (
    organization && (
      <>
        <OrganizationTheme organization={organization} />
        <Logo organization={organization} />
      </>
    )
  )
}

function Logo({ organization }: { organization: Organization }) {
  const { data } = useQuery(brandingOf(organization.id))
  const logo = pictureAddress(data?.logo)
  return logo && <OrganizationLogo src={logo} name={data?.logo_alt ?? organization.name} />
}
