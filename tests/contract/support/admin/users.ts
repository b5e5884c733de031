import { POST, seeded } from '../app.ts'
import type { MadeSample, Sample } from '../sample.ts'

const organization = seeded.organization('lakeside')
const samuel = `/v1/users/${seeded.user('samuel')}/`
const first = { 'if-match': '"1"' }

/** What administrators do about users, and what they see first. */
export const userCalls = {
  listUsers: {
    path: `/v1/users/?search=TREMBLAY&role_types__in=patient,admin&status=active&ordering=-last_sign_in_at&organization=${organization}`,
    as: 'priya',
  },
  createUser: {
    path: '/v1/users/',
    as: 'priya',
    body: {
      email: 'lee@portage.test',
      first_name: 'Lee',
      last_name: 'Chen',
      language_preference: 'fr-ca',
      organization,
      role_types: ['provider'],
    },
  },
  updateUserRoles: {
    path: `${samuel}roles/`,
    as: 'priya',
    body: { organization, role_types: ['provider', 'admin'] },
    headers: first,
  },
  deactivateUser: {
    path: `${samuel}deactivate/`,
    as: 'priya',
    body: { organization, comment: 'He works elsewhere now.' },
    headers: first,
  },
  reactivateUser: async (): Promise<Sample> => {
    await POST(`${samuel}deactivate/`, { organization }, { as: 'priya', headers: first })
    return {
      path: `${samuel}reactivate/`,
      as: 'priya',
      body: { organization },
      headers: { 'if-match': '"2"' },
    }
  },
  resendTemporaryPassword: { path: `/v1/users/${seeded.user('tomas')}/temporary-password/`, as: 'priya' },
  listRolePermissions: { path: '/v1/role-permissions/', as: 'priya' },
  listAdminItems: { path: '/v1/admin-items/?kind__in=bounced_invitation,unreadable_theme', as: 'priya' },
} satisfies Record<string, MadeSample>
