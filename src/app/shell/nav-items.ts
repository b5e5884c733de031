import type { ComponentProps, ComponentType } from 'react'
import type { Texts } from '#src/i18n/texts.ts'
import type { Area } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { IconHome, IconRoute, IconSettings } from '#src/ui/icons.ts'

/** A place in the side navigation (SHELL-68). */
export type NavItem = {
  label: string
  icon: ComponentType<ComponentProps<typeof IconHome>>
  to: string
  /** Highlighted on its own page only, not on the pages below it (SHELL-50). */
  exact: boolean
  /** Patterns of other pages that it is highlighted on. */
  matches?: readonly string[]
  items?: readonly Omit<NavItem, 'icon' | 'items'>[]
}

type Place = {
  area: Area
  /** The selected organization (ORG-09); a place inside one needs it. */
  organizationId: string | undefined
  /** The only organization with sub-items; unless set, every one has them (D-35). */
  onlySubItemsOf?: string | null | undefined
  t: Texts
}

/** The side navigation of an area. Sub-items show only where one organization is selected (SHELL-59, D-35). */
export function navItems({ area, organizationId, onlySubItemsOf, t }: Place): readonly NavItem[] {
  switch (area) {
    case 'patient':
      if (!organizationId) return []
      return patientItems(organizationId, t).map((item) =>
        !onlySubItemsOf || onlySubItemsOf === organizationId ? item : { ...item, items: [] },
      )
    case 'provider':
      return providerItems(organizationId, t)
    case 'admin':
      return [{ label: t.nav.home(), icon: IconHome, to: paths.admin.home(), exact: true }]
  }
}

/** SHELL-55, SHELL-57 */
function patientItems(organizationId: string, t: Texts): readonly NavItem[] {
  const journeys = paths.patient.journeys({ organizationId })
  return [
    { label: t.nav.home(), icon: IconHome, to: paths.patient.organization({ organizationId }), exact: true },
    {
      label: t.nav.journeys(),
      icon: IconRoute,
      to: journeys,
      exact: false,
      items: [{ label: t.nav.enrolled(), to: journeys, exact: false }],
    },
  ]
}

/** SHELL-63, ROUTE-91 */
function providerItems(organizationId: string | undefined, t: Texts): readonly NavItem[] {
  const home = { label: t.nav.home(), icon: IconHome, to: paths.provider.home(), exact: true }
  if (!organizationId) return [home]
  const settings = paths.provider.organizationSettings({ organizationId })
  return [home, { label: t.nav.organizationSettings(), icon: IconSettings, to: settings, exact: true }]
}
