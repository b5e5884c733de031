import type { ComponentType } from 'react'
import type { User } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'
import {
  IconCalendar,
  IconHeartHandshake,
  IconLanguage,
  IconSettings,
  IconShieldLock,
  IconTextSize,
  IconUser,
  IconUsers,
} from '#src/ui/icons.ts'

export type Section =
  | 'account'
  | 'language'
  | 'reading'
  | 'reminders'
  | 'profiles'
  | 'partners'
  | 'features'
  | 'privacy'

type Entry = {
  to: string
  icon: ComponentType<{ size: string; 'aria-hidden': true }>
  name: (t: Texts) => string
}

/** The settings sections, in list order. */
export const sections: Readonly<Record<Section, Entry>> = {
  account: { to: paths.settings.account(), icon: IconUser, name: (t) => t.settings.account.title() },
  language: { to: paths.settings.language(), icon: IconLanguage, name: (t) => t.settings.language.menu() },
  reading: { to: paths.settings.reading(), icon: IconTextSize, name: (t) => t.settings.reading.title() },
  reminders: {
    to: paths.settings.reminders(),
    icon: IconCalendar,
    name: (t) => t.settings.reminders.title(),
  },
  profiles: {
    to: paths.settings.profiles(),
    icon: IconHeartHandshake,
    name: (t) => t.profiles.title(),
  },
  partners: {
    to: paths.settings.carePartners(),
    icon: IconUsers,
    name: (t) => t.settings.partners(),
  },
  features: { to: paths.settings.features(), icon: IconSettings, name: (t) => t.settings.features.title() },
  privacy: { to: paths.settings.privacy(), icon: IconShieldLock, name: (t) => t.settings.privacy.title() },
}

type Flags = { multipleProfiles: boolean; showFeatureToggles: boolean }

/** Whether a section applies to this person: guests have no account, profiles or saved preferences. */
export const mayOpen = (section: Section, { is_guest: isGuest }: Pick<User, 'is_guest'>): boolean =>
  !isGuest || section === 'language' || section === 'reading' || section === 'privacy'

/**
 * The listed sections. Profiles: for people who have or may have several. Features: only when enabled by the
 * person; the page always works by its URL (D-19).
 */
export function listedSections(
  user: Pick<User, 'is_guest' | 'current_patient'>,
  { multipleProfiles, showFeatureToggles }: Flags,
): Section[] {
  const all: readonly Section[] = [
    'account',
    'language',
    'reading',
    'reminders',
    'profiles',
    'partners',
    'features',
    'privacy',
  ]
  return all.filter((section) => {
    if (!mayOpen(section, user)) return false
    if (section === 'profiles') return multipleProfiles || user.current_patient !== null
    return section !== 'features' || showFeatureToggles
  })
}
