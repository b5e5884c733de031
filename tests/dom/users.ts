import type { User, UserAccount } from '#generated/model/index.ts'
import { organization } from './journeys.ts'

/** A user of the organization of the component tests. */
export const account = (changes: Partial<UserAccount> = {}): UserAccount => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  is_guest: false,
  role_types: ['provider'],
  current_patient: null,
  language_preference: 'en-ca',
  consented_policies: [],
  first_name: 'Samuel',
  last_name: 'Roy',
  username: 'samuel@portage.test',
  email: 'samuel@portage.test',
  status: 'active',
  last_sign_in_at: '2026-10-02T13:04:00Z',
  memberships: [
    { organization: organization.id, organization_name: organization.name, role_types: ['provider'] },
  ],
  revision: 3,
  ...changes,
})

/** Who looks at the users. */
export const admin: User = {
  id: 'c0000000-0000-4000-8000-000000000009',
  is_guest: false,
  role_types: ['admin'],
  current_patient: null,
  language_preference: 'en-ca',
  consented_policies: [],
  first_name: 'Priya',
  last_name: 'Nair',
  username: 'priya@portage.test',
  email: 'priya@portage.test',
}
