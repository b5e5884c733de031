import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from './page-entry.ts'

export const providerPages: readonly PageEntry[] = [
  {
    place: paths.provider.home,
    load: () => import('#src/pages/provider/ProviderHomePage.tsx'),
    texts: ['provider'],
  },
  {
    place: paths.provider.organization,
    load: () => import('#src/pages/provider/ProviderOrganizationHomePage.tsx'),
    texts: ['provider', 'attention', 'validation', 'errors', 'kit'],
  },
  {
    place: paths.provider.invites,
    load: () => import('#src/pages/provider/ProviderInvitesPage.tsx'),
    texts: ['invites', 'kit'],
  },
  {
    place: paths.provider.newInvite,
    load: () => import('#src/pages/provider/ProviderNewInvitePage.tsx'),
    texts: ['invites', 'kit', 'validation'],
  },
  {
    place: paths.provider.organizationSettings,
    load: () => import('#src/pages/provider/OrganizationSettingsPage.tsx'),
    texts: ['provider', 'organization', 'kit', 'validation'],
  },
  {
    place: paths.provider.journey,
    load: () => import('#src/pages/provider/ProviderJourneyPage.tsx'),
    texts: ['enrolments', 'registration', 'kit'],
  },
  {
    place: paths.provider.patientActions,
    load: () => import('#src/pages/provider/EnrolmentPatientActionsPage.tsx'),
    texts: ['steps', 'kit'],
  },
  {
    place: paths.provider.providerActions,
    load: () => import('#src/pages/provider/EnrolmentProviderActionsPage.tsx'),
    texts: ['steps', 'kit'],
  },
  {
    place: paths.provider.task,
    load: () => import('#src/pages/provider/ProviderTaskDraftPage.tsx'),
    texts: ['steps', 'care', 'forms', 'validation', 'kit'],
  },
  {
    place: paths.provider.submission,
    load: () => import('#src/pages/provider/ProviderTaskSubmissionPage.tsx'),
    texts: ['steps', 'care', 'forms', 'kit'],
  },
]
