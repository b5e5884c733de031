import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from './page-entry.ts'
import { adminPages } from './admin-pages.ts'
import { documentPages } from './document-pages.ts'
import { providerPages } from './provider-pages.ts'
import { recordPages } from './record-pages.ts'

/** The settings; they stand together, since their texts come together. */
const settingsPages: readonly PageEntry[] = [
  {
    place: paths.settings.home,
    load: () => import('#src/pages/settings/SettingsPage.tsx'),
    texts: ['settings', 'profiles', 'auth', 'gates', 'validation'],
  },
  {
    place: paths.settings.account,
    load: () => import('#src/pages/settings/AccountPage.tsx'),
    texts: ['settings', 'profiles', 'auth', 'gates', 'validation'],
  },
  {
    place: paths.settings.language,
    load: () => import('#src/pages/settings/LanguagePage.tsx'),
    texts: ['settings', 'profiles', 'errors'],
  },
  {
    place: paths.settings.profiles,
    load: () => import('#src/pages/settings/ProfilesPage.tsx'),
    texts: ['settings', 'profiles', 'gates', 'validation'],
  },
  {
    place: paths.settings.profile,
    load: () => import('#src/pages/settings/ProfilePage.tsx'),
    texts: ['settings', 'profiles', 'gates', 'validation'],
  },
  {
    place: paths.settings.features,
    load: () => import('#src/pages/settings/FeaturesPage.tsx'),
    texts: ['settings', 'profiles'],
  },
  {
    place: paths.settings.privacy,
    load: () => import('#src/pages/settings/PrivacyPage.tsx'),
    texts: ['settings', 'profiles', 'closure', 'auth'],
  },
]

/** A page of staff stands in the second density (docs/design.md), whose styles nobody else loads. */
const compact = ({ load, ...page }: PageEntry): PageEntry => ({
  ...page,
  load: () => Promise.all([load(), import('#src/ui/density.css')]).then(([module]) => module),
})

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
    place: paths.patient.activities,
    load: () => import('#src/pages/patient/ActivitiesPage.tsx'),
    texts: ['patient', 'care', 'kit'],
  },
  {
    place: paths.patient.activitiesHistory,
    load: () => import('#src/pages/patient/ActivitiesHistoryPage.tsx'),
    texts: ['patient', 'care', 'kit'],
  },
  {
    place: paths.patient.history,
    load: () => import('#src/pages/patient/PatientHistoryPage.tsx'),
    texts: ['patient', 'care', 'kit'],
  },
  {
    place: paths.patient.journeys,
    load: () => import('#src/pages/patient/EnrolledJourneysPage.tsx'),
    texts: ['patient', 'care', 'kit'],
  },
  {
    place: paths.patient.journey,
    load: () => import('#src/pages/patient/JourneyPage.tsx'),
    texts: ['patient', 'care', 'kit'],
  },
  {
    place: paths.patient.journeyHistory,
    load: () => import('#src/pages/patient/JourneyHistoryPage.tsx'),
    texts: ['patient', 'care', 'kit'],
  },
  {
    place: paths.patient.recommendedJourneys,
    load: () => import('#src/pages/patient/RecommendedJourneysPage.tsx'),
    texts: ['patient', 'care', 'kit'],
  },
  {
    place: paths.patient.task,
    load: () => import('#src/pages/patient/TaskDraftPage.tsx'),
    texts: ['patient', 'care', 'forms', 'validation', 'kit'],
  },
  {
    place: paths.patient.submission,
    load: () => import('#src/pages/patient/TaskSubmissionPage.tsx'),
    texts: ['patient', 'care', 'forms', 'kit'],
  },
  {
    place: paths.patient.library,
    load: () => import('#src/pages/patient/LibraryPage.tsx'),
    texts: ['library', 'kit'],
  },
  {
    place: paths.patient.discover,
    load: () => import('#src/pages/patient/LibraryDiscoverPage.tsx'),
    texts: ['library', 'kit'],
  },
  {
    place: paths.patient.content,
    load: () => import('#src/pages/patient/UserContentPage.tsx'),
    texts: ['library', 'kit'],
  },
  {
    place: paths.patient.resource,
    load: () => import('#src/pages/patient/ResourcePage.tsx'),
    texts: ['library', 'kit'],
  },
  {
    place: paths.patient.faq,
    load: () => import('#src/pages/patient/PatientFaqPage.tsx'),
    texts: ['library', 'kit'],
  },
  {
    place: paths.patient.healthStory.summary,
    load: () => import('#src/pages/patient/HealthStorySummaryPage.tsx'),
    texts: ['summary', 'story', 'sharing', 'records', 'kit', 'errors', 'validation'],
  },
  ...recordPages,
  ...documentPages,
  ...[...providerPages, ...adminPages].map(compact),
  ...settingsPages,
]

/** Places that need no sign-in. */
export const openPages: readonly PageEntry[] = [
  { place: paths.login, load: () => import('#src/pages/shared/LoginPage.tsx'), texts: ['auth'] },
]

/** What was shared with people without an account: nothing of the portal is reachable from there. */
export const sharePages: readonly PageEntry[] = [
  {
    place: paths.share.accept,
    load: () => import('#src/pages/share/ShareAcceptPage.tsx'),
    texts: ['share', 'errors', 'validation'],
  },
  {
    place: paths.share.summary,
    load: () => import('#src/pages/share/ShareSummaryPage.tsx'),
    texts: ['share', 'story', 'errors', 'validation'],
  },
]

/** Between guest and account: calls, but no gate. */
export const claimPages: readonly PageEntry[] = [
  {
    place: paths.guest.signUp,
    load: () => import('#src/pages/guest/GuestSignUpPage.tsx'),
    texts: ['guest', 'auth'],
  },
]
