import { useSuspenseQuery } from '@tanstack/react-query'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pictureAddress } from '#src/lib/picture-address.ts'
import { Text } from '#src/ui/Text.tsx'
import { OrganizationLogo } from './OrganizationLogo.tsx'
import { awaitBrandingOf } from './queries.ts'

/** The logo at actual size with its alternative text; without one, its replacement. */
export function LogoCard({ organization }: { organization: Organization }) {
  const { t } = useText('organization', 'provider')
  const { data } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const { name } = organization
  if (!pictureAddress(data.logo)) return <Text tone="secondary">{t.organization.logo.none()}</Text>
  return (
    <>
      <OrganizationLogo
        organization={organization}
        alt={data.logo_alt ?? t.provider.organizationSettings.logo({ name })}
      />
      {data.logo_alt && <Text tone="secondary">{t.organization.logo.altIs({ alt: data.logo_alt })}</Text>}
    </>
  )
}
