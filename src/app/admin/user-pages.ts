import { paths } from '#src/routes/paths.ts'
import type { PageEntry } from '../page-entry.ts'

/** Users and invitations of an organization. */
export const userPages: readonly PageEntry[] = [
  {
    place: paths.admin.users,
    load: () => import('#src/pages/admin/AdminUsersPage.tsx'),
    texts: ['users', 'adminOrganizations', 'audit', 'kit', 'validation'],
  },
  {
    place: paths.admin.newUser,
    load: () => import('#src/pages/admin/AdminNewUserPage.tsx'),
    texts: ['users', 'kit', 'validation'],
  },
  {
    place: paths.admin.invitations,
    load: () => import('#src/pages/admin/AdminInvitationsPage.tsx'),
    texts: ['invites', 'adminOrganizations', 'audit', 'kit'],
  },
  {
    place: paths.admin.newInvitation,
    load: () => import('#src/pages/admin/AdminNewInvitationPage.tsx'),
    texts: ['invites', 'kit', 'validation'],
  },
]
