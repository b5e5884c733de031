import type { ComponentType } from 'react'
import type { Namespace, Texts } from '#src/i18n/texts.ts'
import { paths } from '#src/routes/paths.ts'

export type PageModule = { default: ComponentType; title: (t: Texts) => string }

export type PageEntry = {
  place: { pattern: string }
  load: () => Promise<PageModule>
  /** The words the page needs beside the shell's. */
  texts: readonly Namespace[]
}

/** The settings; they stand together, since their texts come together. */
const settingsPages: readonly PageEntry[] = [
  {
    place: paths.settings.home,
    load: () => import('#src/pages/settings/SettingsPage.tsx'),
    texts: ['settings', 'auth', 'gates', 'validation'],
  },
  {
    place: paths.settings.account,
    load: () => import('#src/pages/settings/AccountPage.tsx'),
    texts: ['settings', 'auth', 'gates', 'validation'],
  },
  {
    place: paths.settings.language,
    load: () => import('#src/pages/settings/LanguagePage.tsx'),
    texts: ['settings', 'errors'],
  },
  {
    place: paths.settings.profiles,
    load: () => import('#src/pages/settings/ProfilesPage.tsx'),
    texts: ['settings', 'gates', 'validation'],
  },
  {
    place: paths.settings.profile,
    load: () => import('#src/pages/settings/ProfilePage.tsx'),
    texts: ['settings', 'gates', 'validation'],
  },
  {
    place: paths.settings.features,
    load: () => import('#src/pages/settings/FeaturesPage.tsx'),
    texts: ['settings'],
  },
  {
    place: paths.settings.privacy,
    load: () => import('#src/pages/settings/PrivacyPage.tsx'),
    texts: ['settings'],
  },
]

/** Every place of the route map behind sign-in and the page that stands there. */
export const pages: readonly PageEntry[] = [
  { place: paths.home, load: () => import('#src/pages/shared/HomePage.tsx'), texts: [] },
  {
    place: paths.accept,
    load: () => import('#src/pages/shared/AcceptInvitationPage.tsx'),
    texts: ['invitations', 'validation'],
  },
  {
    place: paths.guest.welcome,
    load: () => import('#src/pages/guest/GuestWelcomePage.tsx'),
    texts: ['invitations'],
  },
  {
    place: paths.patient.home,
    load: () => import('#src/pages/patient/PatientHomePage.tsx'),
    texts: ['patient'],
  },
  {
    place: paths.patient.organization,
    load: () => import('#src/pages/patient/PatientOrganizationHomePage.tsx'),
    texts: ['patient'],
  },
  {
    place: paths.patient.journeys,
    load: () => import('#src/pages/patient/EnrolledJourneysPage.tsx'),
    texts: ['patient'],
  },
  {
    place: paths.patient.journey,
    load: () => import('#src/pages/patient/JourneyPage.tsx'),
    texts: ['patient'],
  },
  {
    place: paths.patient.task,
    load: () => import('#src/pages/patient/TaskDraftPage.tsx'),
    texts: ['patient', 'forms', 'validation'],
  },
  {
    place: paths.patient.submission,
    load: () => import('#src/pages/patient/TaskSubmissionPage.tsx'),
    texts: ['patient', 'forms'],
  },
  {
    place: paths.provider.home,
    load: () => import('#src/pages/provider/ProviderHomePage.tsx'),
    texts: ['provider'],
  },
  {
    place: paths.provider.organization,
    load: () => import('#src/pages/provider/ProviderOrganizationHomePage.tsx'),
    texts: ['provider'],
  },
  {
    place: paths.provider.organizationSettings,
    load: () => import('#src/pages/provider/OrganizationSettingsPage.tsx'),
    texts: ['provider'],
  },
  { place: paths.admin.home, load: () => import('#src/pages/admin/AdminHomePage.tsx'), texts: ['admin'] },
  ...settingsPages,
]

/** Places that need no sign-in. */
export const openPages: readonly PageEntry[] = [
  { place: paths.login, load: () => import('#src/pages/shared/LoginPage.tsx'), texts: ['auth'] },
]

/** Between guest and account: calls, but no gate. */
export const claimPages: readonly PageEntry[] = [
  {
    place: paths.guest.signUp,
    load: () => import('#src/pages/guest/GuestSignUpPage.tsx'),
    texts: ['guest', 'auth'],
  },
]
