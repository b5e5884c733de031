import { paths } from '#src/routes/paths.ts'
import { page, type PageEntry } from './page-entry.ts'

const { provider } = paths
const steps = ['steps', 'kit'] as const

export const providerPages: readonly PageEntry[] = [
  page(provider.home, ['provider'], () => import('#src/pages/provider/ProviderHomePage.tsx')),
  page(
    provider.organization,
    ['provider', 'attention', 'views', 'validation', 'errors', 'kit'],
    () => import('#src/pages/provider/ProviderOrganizationHomePage.tsx'),
  ),
  page(
    provider.invites,
    ['invites', 'views', 'kit'],
    () => import('#src/pages/provider/invitations/ProviderInvitesPage.tsx'),
  ),
  page(
    provider.newInvite,
    ['invites', 'kit', 'validation'],
    () => import('#src/pages/provider/invitations/ProviderNewInvitePage.tsx'),
  ),
  page(
    provider.organizationSettings,
    ['provider', 'organization', 'kit', 'validation'],
    () => import('#src/pages/provider/OrganizationSettingsPage.tsx'),
  ),
  page(
    provider.journey,
    ['enrolments', 'registration', 'views', 'validation', 'kit'],
    () => import('#src/pages/provider/journey/ProviderJourneyPage.tsx'),
  ),
  page(
    provider.course,
    ['enrolments', 'journeyEditor', 'kit'],
    () => import('#src/pages/provider/journey/ProviderJourneyCoursePage.tsx'),
  ),
  page(
    provider.patientActions,
    steps,
    () => import('#src/pages/provider/journey/EnrolmentPatientActionsPage.tsx'),
  ),
  page(
    provider.providerActions,
    steps,
    () => import('#src/pages/provider/journey/EnrolmentProviderActionsPage.tsx'),
  ),
  page(
    provider.task,
    ['steps', 'care', 'forms', 'validation', 'kit'],
    () => import('#src/pages/provider/task/ProviderTaskDraftPage.tsx'),
  ),
  page(
    provider.submission,
    ['steps', 'care', 'forms', 'kit'],
    () => import('#src/pages/provider/task/ProviderTaskSubmissionPage.tsx'),
  ),
]
