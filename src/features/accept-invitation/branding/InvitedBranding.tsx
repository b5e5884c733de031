import { useQuery } from '@tanstack/react-query'
import { getGetInvitationBrandingQueryOptions } from '#generated/endpoints/invitations/invitations.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { Theme } from '#src/ui/theme/Theme.tsx'
import styles from '../invitations.module.css'
import { OrganizationLogo } from './OrganizationLogo.tsx'

/** The inviting organization's colours and logo on the steps between sign-up and the invitation. */
export function InvitedBranding({ token }: { token: string }) {
  const { data: branding } = useQuery(getGetInvitationBrandingQueryOptions(token))
  const logo = pictureAddress(branding?.logo)
  return (
    <>
      <Theme of={branding?.name ?? ''} colours={branding?.theme} />
      {logo && (
        <div className={styles.above}>
          <OrganizationLogo src={logo} name={branding?.logo_alt ?? branding?.name ?? ''} />
        </div>
      )}
    </>
  )
}
