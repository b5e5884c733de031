import { paths } from '#src/routes/paths.ts'
import { page, type PageEntry } from './page-entry.ts'

const { admin } = paths
const contents = ['contents', 'library', 'adminOrganizations', 'audit', 'kit', 'validation'] as const

export const adminPages: readonly PageEntry[] = [
  page(admin.home, ['needs', 'kit'], () => import('#src/pages/admin/AdminHomePage.tsx')),
  page(
    admin.processInstances,
    ['instances', 'kit', 'validation'],
    () => import('#src/pages/admin/journeys/AdminProcessInstancesPage.tsx'),
  ),
  page(
    admin.processInstance,
    ['instances', 'audit', 'kit', 'validation'],
    () => import('#src/pages/admin/journeys/AdminProcessInstancePage.tsx'),
  ),
  page(
    admin.users,
    ['users', 'adminOrganizations', 'audit', 'kit', 'validation'],
    () => import('#src/pages/admin/users/AdminUsersPage.tsx'),
  ),
  page(
    admin.newUser,
    ['users', 'kit', 'validation'],
    () => import('#src/pages/admin/users/AdminNewUserPage.tsx'),
  ),
  page(
    admin.invitations,
    ['invites', 'adminOrganizations', 'audit', 'views', 'kit'],
    () => import('#src/pages/admin/invitations/AdminInvitationsPage.tsx'),
  ),
  page(
    admin.newInvitation,
    ['invites', 'kit', 'validation'],
    () => import('#src/pages/admin/invitations/AdminNewInvitationPage.tsx'),
  ),
  page(admin.content, contents, () => import('#src/pages/admin/content/AdminOrganizationContentPage.tsx')),
  page(admin.contentItem, contents, () => import('#src/pages/admin/content/AdminContentItemPage.tsx')),
  page(
    admin.media,
    ['contents', 'adminOrganizations', 'audit', 'kit', 'validation'],
    () => import('#src/pages/admin/content/AdminContentMediaPage.tsx'),
  ),
  page(
    admin.organizations,
    ['adminOrganizations', 'organization', 'provider', 'kit', 'validation'],
    () => import('#src/pages/admin/organizations/AdminOrganizationsPage.tsx'),
  ),
  page(
    admin.organization,
    ['adminOrganizations', 'organization', 'provider', 'audit', 'kit', 'validation'],
    () => import('#src/pages/admin/organizations/AdminOrganizationPage.tsx'),
  ),
  page(
    admin.organizationJourneys,
    ['adminOrganizations', 'audit', 'kit'],
    () => import('#src/pages/admin/journeys/AdminOrganizationJourneysPage.tsx'),
  ),
  page(
    admin.journeys,
    ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
    () => import('#src/pages/admin/journeys/AdminJourneysPage.tsx'),
  ),
  page(
    admin.forms,
    ['formAdmin', 'kit', 'validation'],
    () => import('#src/pages/admin/forms/AdminFormsPage.tsx'),
  ),
  page(
    admin.form,
    ['formAdmin', 'formEditor', 'formFields', 'forms', 'audit', 'kit', 'validation'],
    () => import('#src/pages/admin/forms/AdminFormPage.tsx'),
  ),
]
