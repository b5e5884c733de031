import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetInvitationBrandingQueryOptions,
  getReviewInvitationQueryOptions,
} from '#generated/endpoints/invitations/invitations.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { CallsLayer } from '#src/session/CallsLayer.tsx'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { Theme } from '#src/ui/theme/Theme.tsx'
import styles from '../invitations.module.css'
import { OrganizationLogo } from './OrganizationLogo.tsx'
import { useInvitedLanguage } from './use-invited-language.ts'

/** The inviting organization on the sign-in page (AUTH-49..52); provides its own calls layer. */
export function SignInBranding({ token }: { token: string }) {
  return (
    <CallsLayer>
      <InvitingOrganization token={token} />
    </CallsLayer>
  )
}

/** The organization's logo and colours; only the product without a logo, or when the lookup fails (AUTH-51). */
function InvitingOrganization({ token }: { token: string }) {
  const { t } = useText('invitations')
  const { brand } = useConfig()
  const { data: review, isPending: isLookingUp } = useQuery(getReviewInvitationQueryOptions(token)) // CALL-30
  const { data: branding, isPending } = useQuery(getGetInvitationBrandingQueryOptions(token)) // CALL-31
  useInvitedLanguage(review)
  const [broken, setBroken] = useState(false)
  if (isPending || isLookingUp) return <Spinner label={t.status.loading()} />
  const name = branding?.name ?? review?.organization.name ?? ''
  const logo = broken ? undefined : pictureAddress(branding?.logo)
  return (
    <>
      <Theme of={name} colours={branding?.theme} />
      {logo ? (
        <div className={styles.branding}>
          <OrganizationLogo src={logo} name={branding?.logo_alt ?? name} onMissing={() => setBroken(true)} />
          <div className={styles.powered}>
            {t.invitations.poweredBy()}
            <BrandMark name={brand.name} src={brand.logo || undefined} size="sm" />
          </div>
        </div>
      ) : (
        <BrandMark name={brand.name} size="lg" />
      )}
    </>
  )
}
