import { Navigate } from 'react-router-dom'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconBuilding } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.provider.home.title()

/** Redirects to the home of the selected organization (D-62); without one, says whom to contact. */
export default function ProviderHomePage() {
  const { t } = useText()
  const { organization } = useActiveOrganization()
  if (organization) {
    return <Navigate to={paths.provider.organization({ organizationId: organization.id })} replace />
  }
  const texts = t.provider.home
  return (
    <>
      <PageHeader title={texts.title()} />
      <EmptyState title={texts.noOrganization.title()} icon={IconBuilding}>
        {texts.noOrganization.body()}
      </EmptyState>
    </>
  )
}
