import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getGetInvitationBrandingQueryOptions } from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationReview } from '#generated/model/index.ts'
import { pictureAddress } from '#src/lib/picture-address.ts'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Theme } from '#src/ui/Theme.tsx'
import styles from './invitations.module.css'
import { OrganizationLogo } from './OrganizationLogo.tsx'

type Props = {
  token: string
  organization: InvitationReview['organization']
  children: ReactNode
}

/** An invitation in its organization's branding, which is optional and never delays or fails the page. */
export function InvitationPaper({ token, organization, children }: Props) {
  const { data: branding, isPending } = useQuery(getGetInvitationBrandingQueryOptions(token)) // CALL-31
  const logo = pictureAddress(branding?.logo)
  return (
    <Card className={styles.paper}>
      <Theme of={organization.name} colours={branding?.theme} />
      <Stack gap="lg">
        {isPending && <div className={styles.place} />}
        {logo && <OrganizationLogo src={logo} name={branding?.logo_alt ?? organization.name} />}
        {children}
      </Stack>
    </Card>
  )
}
