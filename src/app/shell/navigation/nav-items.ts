import type { ComponentProps, ComponentType } from 'react'
import type { Texts } from '#src/i18n/texts.ts'
import type { Area } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import type { Place } from '#src/routes/places.ts'
import {
  IconBook2,
  IconBuilding,
  IconClipboardList,
  IconHeartbeat,
  IconHome,
  IconMail,
  IconPlayerPlay,
  IconRoute,
  IconSettings,
} from '#src/ui/icons.ts'

/** An item of the side navigation (SHELL-68). */
export type NavItem = {
  label: string
  icon: ComponentType<ComponentProps<typeof IconHome>>
  to: string
  /** Highlighted on its own page only, not on pages below it (SHELL-50). */
  exact: boolean
  /** Other paths on which it is highlighted. */
  matches?: readonly Place[]
  items?: readonly Omit<NavItem, 'icon' | 'items'>[]
}

type Settings = {
  area: Area
  /** The selected organization (ORG-09); items inside one need it. */
  organizationId: string | undefined
  /** Limits sub-items to this organization; unset means all (D-35). */
  onlySubItemsOf?: string | null | undefined
  /** SHELL-58: the home page is the journey. */
  singleJourneyHome?: boolean
  t: Texts
}

/**
 * The navigation items of an area, including those whose page does not exist yet. Sub-items require a single
 * selected organization (SHELL-59, D-35).
 */
export function navItems(settings: Settings): readonly NavItem[] {
  const { area, organizationId, onlySubItemsOf, singleJourneyHome, t } = settings
  switch (area) {
    case 'patient': {
      if (!organizationId) return [healthStory(t)]
      const items = [patientHome(organizationId, t), library(organizationId, t)]
      if (!singleJourneyHome) items.push(journeys(organizationId, t))
      items.push(healthStory(t))
      return !onlySubItemsOf || onlySubItemsOf === organizationId ? items : items.map(withoutSubItems)
    }
    case 'provider':
      return providerItems(organizationId, t)
    case 'admin':
      return adminItems(t)
  }
}

const withoutSubItems = (item: NavItem): NavItem => ({ ...item, items: [] })

/** SHELL-55 */
function patientHome(organizationId: string, t: Texts): NavItem {
  const to = paths.patient.organization({ organizationId })
  return { label: t.nav.home(), icon: IconHome, to, exact: true }
}

/** SHELL-56 */
function library(organizationId: string, t: Texts): NavItem {
  const { library: all, discover, content, resource } = paths.patient
  const to = all({ organizationId })
  return {
    label: t.nav.library(),
    icon: IconBook2,
    to,
    exact: false,
    matches: [content, resource],
    items: [
      { label: t.nav.recommended(), to, exact: true },
      { label: t.nav.discover(), to: discover({ organizationId }), exact: false },
    ],
  }
}

/** SHELL-57. Lists the person's own journeys; the recommended ones have a separate item. */
function journeys(organizationId: string, t: Texts): NavItem {
  const { journeys: enrolled, recommendedJourneys, journey, journeyHistory, task, submission } = paths.patient
  const to = enrolled({ organizationId })
  return {
    label: t.nav.journeys(),
    icon: IconRoute,
    to,
    exact: false,
    items: [
      { label: t.nav.enrolled(), to, exact: true, matches: [journey, journeyHistory, task, submission] },
      { label: t.nav.recommended(), to: recommendedJourneys({ organizationId }), exact: false },
    ],
  }
}

/**
 * FLAG-01. Comes after the documented items, because the documents name no link to the Health Story. It belongs
 * to the person, so it also shows without an organization.
 */
function healthStory(t: Texts): NavItem {
  return {
    label: t.nav.healthStory(),
    icon: IconHeartbeat,
    to: paths.patient.healthStory.home(),
    exact: false,
    matches: Object.values(paths.patient.healthStory),
  }
}

/** SHELL-60..63 */
function providerItems(organizationId: string | undefined, t: Texts): readonly NavItem[] {
  if (!organizationId)
    return [{ label: t.nav.home(), icon: IconHome, to: paths.provider.home(), exact: true }]
  const { organization, invites, organizationSettings } = paths.provider
  const { journey, course, task, submission, patientActions, providerActions } = paths.provider
  return [
    {
      label: t.nav.home(),
      icon: IconHome,
      to: organization({ organizationId }),
      exact: true,
      matches: [journey, course, task, submission, patientActions, providerActions],
    },
    { label: t.nav.invites(), icon: IconMail, to: invites({ organizationId }), exact: false },
    {
      label: t.nav.organizationSettings(),
      icon: IconSettings,
      to: organizationSettings({ organizationId }),
      exact: false,
    },
  ]
}

/**
 * SHELL-54, followed by process instances (ROUTE-19), which no other page links to. Users, content and
 * invitations belong to an organization.
 */
function adminItems(t: Texts): readonly NavItem[] {
  const { home, forms, journeys: all, organizations, processInstances } = paths.admin
  return [
    { label: t.nav.home(), icon: IconHome, to: home(), exact: true },
    { label: t.nav.forms(), icon: IconClipboardList, to: forms(), exact: false },
    { label: t.nav.journeys(), icon: IconRoute, to: all(), exact: false },
    { label: t.nav.organizationsAdmin(), icon: IconBuilding, to: organizations(), exact: false },
    { label: t.nav.processInstances(), icon: IconPlayerPlay, to: processInstances(), exact: false },
  ]
}
