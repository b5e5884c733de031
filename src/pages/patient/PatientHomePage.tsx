import { Navigate } from 'react-router-dom'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/active-organization.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorPanel } from '#src/ui/ErrorPanel.tsx'
import { IconHeartHandshake } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export const title = (t: Texts): string => t.patient.home.title()

/** Leads to the home of the selected organization (ORG-04..08); somebody without one is told how to get in. */
export default function PatientHomePage() {
  const { t } = useText()
  const { organization, pending, failure } = useActiveOrganization()
  if (organization) {
    return <Navigate to={paths.patient.organization({ organizationId: organization.id })} replace />
  }
  if (pending) return <Skeleton cards={1} />
  if (failure) return <ErrorPanel onRetry={failure.retry} />
  const texts = t.patient.noOrganization
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.body()} />
      <EmptyState title={texts.heading()} icon={<IconHeartHandshake aria-hidden size="1.75rem" />}>
        {texts.invitation()} {texts.open()}
      </EmptyState>
    </>
  )
}
