import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { PlaceTabs } from '#src/ui/layout/PlaceTabs.tsx'

const places = {
  details: paths.admin.organization,
  content: paths.admin.content,
  invitations: paths.admin.invitations,
  journeys: paths.admin.organizationJourneys,
  users: paths.admin.users,
} as const

export type OrganizationTab = keyof typeof places

const tabs = Object.keys(places) as OrganizationTab[]

type Props = { organizationId: string; current: OrganizationTab }

export function OrganizationTabs({ organizationId, current }: Props) {
  const { t } = useText('adminOrganizations')
  const texts = t.adminOrganizations.tabs
  return (
    <PlaceTabs
      label={texts.label()}
      places={tabs.map((tab) => ({
        to: places[tab]({ id: organizationId }),
        label: texts[tab](),
        isCurrent: tab === current,
      }))}
    />
  )
}
