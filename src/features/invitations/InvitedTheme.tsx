import { useQuery } from '@tanstack/react-query'
import { getGetInvitationBrandingQueryOptions } from '#generated/endpoints/invitations/invitations.ts'
import { Theme } from '#src/ui/Theme.tsx'

/** The inviting organization's colours on the steps between sign-up and the invitation. */
export function InvitedTheme({ token }: { token: string }) {
  const { data: branding } = useQuery(getGetInvitationBrandingQueryOptions(token))
  return <Theme of={branding?.name ?? ''} colours={branding?.theme} />
}
