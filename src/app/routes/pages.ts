import { paths } from '#src/routes/paths.ts'
import { adminPages } from './admin-pages.ts'
import { type PageEntry, page } from './page-entry.ts'
import { providerPages } from './provider-pages.ts'
import { recordPages } from './record-pages.ts'

const { patient, settings, guest, share } = paths
const { healthStory: story } = patient
const account = ['settings', 'profiles', 'auth', 'gates', 'validation', 'kit'] as const
const profile = ['settings', 'profiles', 'gates', 'validation'] as const
const journeys = ['patient', 'care', 'kit'] as const
const library = ['library', 'kit'] as const

/** The settings pages, which share a namespace of texts. */
const settingsPages: readonly PageEntry[] = [
  page(settings.home, account, () => import('#src/pages/settings/SettingsPage.tsx')),
  page(settings.account, account, () => import('#src/pages/settings/AccountPage.tsx')),
  page(
    settings.language,
    ['settings', 'profiles', 'errors'],
    () => import('#src/pages/settings/LanguagePage.tsx'),
  ),
  page(settings.reading, ['settings', 'profiles'], () => import('#src/pages/settings/ReadingPage.tsx')),
  page(
    settings.reminders,
    ['settings', 'profiles', 'calendar', 'reminders', 'kit', 'validation'],
    () => import('#src/pages/settings/RemindersPage.tsx'),
  ),
  page(settings.profiles, profile, () => import('#src/pages/settings/ProfilesPage.tsx')),
  page(settings.profile, profile, () => import('#src/pages/settings/ProfilePage.tsx')),
  page(
    settings.carePartners,
    ['partners', 'settings', 'profiles', 'kit'],
    () => import('#src/pages/settings/CarePartnersPage.tsx'),
  ),
  page(
    settings.inviteCarePartner,
    ['partners', 'settings', 'profiles', 'kit', 'validation'],
    () => import('#src/pages/settings/InviteCarePartnerPage.tsx'),
  ),
  page(settings.features, ['settings', 'profiles'], () => import('#src/pages/settings/FeaturesPage.tsx')),
  page(
    settings.privacy,
    ['settings', 'profiles', 'closure', 'auth'],
    () => import('#src/pages/settings/PrivacyPage.tsx'),
  ),
  page(
    settings.access,
    ['access', 'settings', 'profiles', 'kit'],
    () => import('#src/pages/settings/AccessPage.tsx'),
  ),
]

/** Pages for staff use the compact density (docs/design.md), whose styles only they load. */
const compact = ({ load, ...page }: PageEntry): PageEntry => ({
  ...page,
  load: () => Promise.all([load(), import('#src/ui/styles/density.css')]).then(([module]) => module),
})

export const pages: readonly PageEntry[] = [
  page(paths.home, [], () => import('#src/pages/shared/HomePage.tsx')),
  page(
    paths.accept,
    ['invitations', 'validation'],
    () => import('#src/pages/shared/AcceptInvitationPage.tsx'),
  ),
  page(guest.welcome, ['invitations'], () => import('#src/pages/guest/GuestWelcomePage.tsx')),
  page(patient.home, ['patient'], () => import('#src/pages/patient/home/PatientHomePage.tsx')),
  page(
    patient.organization,
    ['patient'],
    () => import('#src/pages/patient/home/PatientOrganizationHomePage.tsx'),
  ),
  page(patient.activities, journeys, () => import('#src/pages/patient/journeys/ActivitiesPage.tsx')),
  page(
    patient.activitiesHistory,
    journeys,
    () => import('#src/pages/patient/journeys/ActivitiesHistoryPage.tsx'),
  ),
  page(patient.history, journeys, () => import('#src/pages/patient/journeys/PatientHistoryPage.tsx')),
  page(patient.journeys, journeys, () => import('#src/pages/patient/journeys/EnrolledJourneysPage.tsx')),
  page(patient.journey, journeys, () => import('#src/pages/patient/journeys/JourneyPage.tsx')),
  page(patient.journeyHistory, journeys, () => import('#src/pages/patient/journeys/JourneyHistoryPage.tsx')),
  page(
    patient.recommendedJourneys,
    journeys,
    () => import('#src/pages/patient/journeys/RecommendedJourneysPage.tsx'),
  ),
  page(
    patient.task,
    ['patient', 'care', 'forms', 'validation', 'kit'],
    () => import('#src/pages/patient/journeys/TaskDraftPage.tsx'),
  ),
  page(
    patient.submission,
    ['patient', 'care', 'forms', 'kit'],
    () => import('#src/pages/patient/journeys/TaskSubmissionPage.tsx'),
  ),
  page(patient.library, library, () => import('#src/pages/patient/library/LibraryPage.tsx')),
  page(patient.discover, library, () => import('#src/pages/patient/library/LibraryDiscoverPage.tsx')),
  page(patient.content, library, () => import('#src/pages/patient/library/UserContentPage.tsx')),
  page(patient.resource, library, () => import('#src/pages/patient/library/ResourcePage.tsx')),
  page(patient.faq, library, () => import('#src/pages/patient/library/PatientFaqPage.tsx')),
  page(
    story.summary,
    ['summary', 'story', 'sharing', 'records', 'kit', 'errors', 'validation'],
    () => import('#src/pages/patient/health-story/HealthStorySummaryPage.tsx'),
  ),
  ...recordPages,
  ...[...providerPages, ...adminPages].map(compact),
  ...settingsPages,
]

export const openPages: readonly PageEntry[] = [
  page(paths.login, ['auth'], () => import('#src/pages/shared/LoginPage.tsx')),
]

/** What was shared with people without an account: nothing of the portal is reachable from there. */
export const sharePages: readonly PageEntry[] = [
  page(share.accept, ['share', 'errors', 'validation'], () => import('#src/pages/share/ShareAcceptPage.tsx')),
  page(
    share.summary,
    ['share', 'story', 'errors', 'validation'],
    () => import('#src/pages/share/ShareSummaryPage.tsx'),
  ),
]

/** Between guest and account: calls, but no gate. */
export const claimPages: readonly PageEntry[] = [
  page(guest.signUp, ['guest', 'auth'], () => import('#src/pages/guest/GuestSignUpPage.tsx')),
]
