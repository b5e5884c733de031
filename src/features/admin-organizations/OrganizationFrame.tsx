import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getGetOrganizationOverviewSuspenseQueryOptions } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { OrganizationOverview } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { type OrganizationTab, OrganizationTabs } from './OrganizationTabs.tsx'

type Props = {
  current: OrganizationTab
  title: (name: string) => string
  subtitle?: (name: string) => string
  actions?: ReactNode
  children: (organization: OrganizationOverview) => ReactNode
}

/** Wraps the pages of one organization: breadcrumbs, name and tabs. */
export function OrganizationFrame({ current, title, subtitle, actions, children }: Props) {
  const { t } = useText('adminOrganizations')
  const { id } = useRouteParams('id')
  const { data } = useSuspenseQuery(getGetOrganizationOverviewSuspenseQueryOptions(id))
  const list = { label: t.adminOrganizations.list.title(), to: paths.admin.organizations() }
  const own = { label: data.name, to: paths.admin.organization({ id }) }
  return (
    <>
      <PageHeader
        title={title(data.name)}
        subtitle={subtitle?.(data.name)}
        actions={actions}
        breadcrumbs={current === 'details' ? [list] : [list, own]}
      />
      <Stack gap="lg">
        <OrganizationTabs organizationId={id} current={current} />
        {children(data)}
      </Stack>
    </>
  )
}
