import { useQuery } from '@tanstack/react-query'
import type { Organization, User } from '#generated/model/index.ts'
import { OrganizationLogo } from '#src/features/accept-invitation/branding/OrganizationLogo.tsx'
import { Consent } from '#src/features/consent/Consent.tsx'
import { useClearVisit } from '#src/features/guest/use-clear-visit.ts'
import { brandingOf } from '#src/features/organizations/queries.ts'
import { OrganizationTheme } from '#src/features/organizations/theme/OrganizationTheme.tsx'
import { ClosingNotice } from '#src/features/sign-in/closure/ClosingNotice.tsx'
import { useConfig } from '#src/flags/config.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { organizationsIn } from '#src/session/organization/organizations-in.ts'
import { Stack } from '#src/ui/basics.tsx'
import { Titled } from '../../frame/Titled.tsx'
import { SimpleFrame } from '../SimpleFrame.tsx'
import { useSignOut } from '../../shell/top-bar/use-sign-out.ts'

type Props = { user: User }

export function ConsentStep({ user }: Props) {
  return (
    <SimpleFrame name="consent">
      <Titled title={(t) => t.gates.consent.title()}>
        <Stack gap="lg">
          {user.closes_at && <ClosingNotice />}
          {user.is_guest ? <GuestConsent user={user} /> : <AccountConsent user={user} />}
        </Stack>
      </Titled>
    </SimpleFrame>
  )
}

function AccountConsent({ user }: Props) {
  const { signOut, leaving } = useSignOut()
  return <Consent {...useSettings()} user={user} leave={{ go: signOut, leaving }} />
}

/** A guest who declines ends their visit; the invitation stays open. */
function GuestConsent({ user }: Props) {
  const { clear, pending } = useClearVisit()
  return (
    <>
      <GuestBranding />
      <Consent {...useSettings()} user={user} leave={{ go: clear, leaving: pending }} />
    </>
  )
}

function useSettings() {
  const { brand, policies } = useConfig()
  return { policies, product: brand.name, supportEmail: brand.supportEmail }
}

/** Colours and logo of the inviting organization; never delays or fails the page. */
function GuestBranding() {
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
