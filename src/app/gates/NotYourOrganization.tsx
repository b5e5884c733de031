import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useSelectedOrganization } from '#src/session/organization/active-organization.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconShieldLock } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { PageLoading } from '../frame/PageLoading.tsx'
import { Titled } from '../frame/Titled.tsx'

/** Replaces the page of an organization whose care team the visitor is not on; an unknown one is not found (D-34). */
export function NotYourOrganization({ children }: { children: ReactNode }) {
  const { t } = useText('errors')
  const { organization, pending } = useSelectedOrganization()
  if (pending) return <PageLoading />
  if (!organization) return children
  const { name } = organization
  const words = t.errors.notYourOrganization
  return (
    <Titled title={(texts) => texts.errors.notYourOrganization.documentTitle()}>
      <PageHeader title={name} />
      <EmptyState
        title={words.title()}
        icon={IconShieldLock}
        action={<ButtonLink to={paths.provider.home()}>{words.home()}</ButtonLink>}
      >
        {words.body({ organization: name })}
      </EmptyState>
    </Titled>
  )
}
